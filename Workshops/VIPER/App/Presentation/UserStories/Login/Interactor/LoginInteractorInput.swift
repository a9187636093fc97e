import UserDomain

/// Presenter → interactor.
protocol LoginInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void)
}
