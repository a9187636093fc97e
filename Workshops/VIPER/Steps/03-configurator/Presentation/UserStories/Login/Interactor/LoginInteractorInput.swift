import UserDomain

/// Presenter → interactor.
protocol LoginInteractorInput: AnyObject {
  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void)
}
