/// What a coordinator gets of the module: the view model to connect, and the view controller to show.
struct UserDependency {
  let viewModel: any UserViewModel
  let viewController: UserViewController
}
