protocol FriendsViewModelDelegate: AnyObject {
  func viewModelDidUpdate(_ viewModel: FriendsViewModel)
}
