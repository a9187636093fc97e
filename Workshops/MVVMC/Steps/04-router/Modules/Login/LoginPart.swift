import Injection

enum LoginPart: Part {
  static func load(container: Container) {
    container.register((any LoginProvider).self, scope: .graph) { LoginProviderImpl(sessionService: $0) }
    container.register((any LoginViewModel).self, scope: .graph) { LoginViewModelImpl(provider: $0) }
    container.register(scope: .graph) { [unowned container] in
      LoginViewController(viewModel: $0, router: $1, container: container)
    }
  }
}
