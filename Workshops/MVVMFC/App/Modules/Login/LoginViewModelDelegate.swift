protocol LoginViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: LoginViewModel)
}
