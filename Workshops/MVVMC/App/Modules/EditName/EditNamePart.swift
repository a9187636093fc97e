import Injection
import UserDomain

enum EditNamePart: Part {
  static func load(container: Container) {
    container.register((any EditNameProvider).self, scope: .graph, with: makeProvider)
    container.register((any EditNameViewModel).self, scope: .graph) { EditNameViewModelImpl(provider: $0) }
    container.register(scope: .graph) { EditNameViewController(viewModel: $0) }
    container.register(EditNameDependency.self, arguments: User.ID.self) { try makeDependency(from: $0, userID: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any EditNameProvider {
    EditNameProviderImpl(
      userService: try container.resolve(), people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeDependency(from container: Container, userID: User.ID) throws -> EditNameDependency {
    let provider: any EditNameProvider = try container.resolve()
    provider.configure(userID: userID)
    let viewController: EditNameViewController = try container.resolve()
    viewController.restorationIdentifier = "EditName:\(userID)"
    return EditNameDependency(viewModel: try container.resolve(), viewController: viewController)
  }
}
