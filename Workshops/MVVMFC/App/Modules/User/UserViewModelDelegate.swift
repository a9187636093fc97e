protocol UserViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: UserViewModel)
}
