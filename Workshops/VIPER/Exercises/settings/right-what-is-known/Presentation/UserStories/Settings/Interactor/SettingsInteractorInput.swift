import UserDomain

/// Presenter → interactor.
protocol SettingsInteractorInput: AnyObject {
  /// The signed-in person, as last heard of; `nil` if nobody is, or nothing has been heard of them.
  var signedInUser: User? { get }

  func signOut()
}
