protocol FriendsViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: FriendsViewModel)
  func viewModel(_ viewModel: FriendsViewModel, didFailWith failure: Failure)
}
