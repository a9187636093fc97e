protocol UserViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: UserViewModel)
  func viewModel(_ viewModel: UserViewModel, didFailWith failure: Failure)
}
