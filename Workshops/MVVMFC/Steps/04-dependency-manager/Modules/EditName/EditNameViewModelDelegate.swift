protocol EditNameViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: EditNameViewModel)
  func viewModelDidSave(_ viewModel: EditNameViewModel)
  func viewModel(_ viewModel: EditNameViewModel, didFailWith failure: Failure)
}
