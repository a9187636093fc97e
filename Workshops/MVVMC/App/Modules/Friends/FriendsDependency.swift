/// What a coordinator gets of the module: the view model to connect, and the view controller to show.
struct FriendsDependency {
  let viewModel: any FriendsViewModel
  let viewController: FriendsViewController
}
