import Injection

enum SettingsPart: Part {
  static func load(container: Container) {
    container.register((any SettingsProvider).self, scope: .graph, with: makeProvider)
    container.register((any SettingsViewModel).self, scope: .graph) { SettingsViewModelImpl(provider: $0) }
    container.register(scope: .graph) { SettingsViewController(viewModel: $0) }
    container.register { SettingsDependency(viewModel: $0, viewController: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any SettingsProvider {
    SettingsProviderImpl(
      userID: try container.argument(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }
}
