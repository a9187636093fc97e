protocol EditNameViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: EditNameViewModel)
}
