import Injection

enum LoginPart: Part {
  static func load(container: Container) {
    container.register((any LoginProvider).self, scope: .graph) { LoginProviderImpl(sessionService: $0) }
    container.register((any LoginViewModel).self, scope: .graph) { LoginViewModelImpl(provider: $0) }
    container.register(scope: .graph) { LoginViewController(viewModel: $0) }
    container.register { LoginDependency(viewModel: $0, viewController: $1) }
  }
}
