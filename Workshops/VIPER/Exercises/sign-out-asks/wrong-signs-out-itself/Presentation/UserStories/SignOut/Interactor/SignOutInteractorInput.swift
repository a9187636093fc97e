import UserDomain

/// Presenter → interactor.
protocol SignOutInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func signOut()
}
