import Injection

enum SettingsPart: Part {
  static func load(container: Container) {
    container.register(scope: .graph) { SettingsViewController(viewModel: $0) }
    container.register { SettingsDependency(viewModel: $0, viewController: $1) }
  }
}
