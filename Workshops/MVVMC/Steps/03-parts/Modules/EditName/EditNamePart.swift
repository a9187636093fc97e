import Injection
import UserDomain

enum EditNamePart: Part {
  static func load(container: Container) {
    container.register((any EditNameProvider).self, scope: .graph, with: makeProvider)
    container.register((any EditNameViewModel).self, scope: .graph) { EditNameViewModelImpl(provider: $0) }
    container.register(scope: .graph) { EditNameViewController(viewModel: $0) }
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "EditName:\(try container.argument(User.ID.self))"
      }
  }

  private static func makeProvider(from container: Container) throws -> any EditNameProvider {
    EditNameProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }
}
