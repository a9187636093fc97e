/// What a coordinator gets of the module: the view model to connect, and the view controller to show.
struct LoginDependency {
  let viewModel: any LoginViewModel
  let viewController: LoginViewController
}
