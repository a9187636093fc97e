/// What a coordinator gets of the module: the view model to connect, and the view controller to show.
struct SettingsDependency {
  let viewModel: any SettingsViewModel
  let viewController: SettingsViewController
}
