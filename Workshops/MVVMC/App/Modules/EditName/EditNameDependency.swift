/// What a coordinator gets of the module: the view model to connect, and the view controller to show.
struct EditNameDependency {
  let viewModel: any EditNameViewModel
  let viewController: EditNameViewController
}
