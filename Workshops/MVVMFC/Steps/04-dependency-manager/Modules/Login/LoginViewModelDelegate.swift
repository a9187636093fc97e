import UserDomain

protocol LoginViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: LoginViewModel)
  func viewModel(_ viewModel: LoginViewModel, didSignIn userID: User.ID)
  func viewModel(_ viewModel: LoginViewModel, didFailWith failure: Failure)
}
