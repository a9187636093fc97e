/// Keeps the flows that this one has begun. Nobody else does.
open class BaseCoordinator: Coordinator {
  public private(set) var childCoordinators: [any Coordinator] = []

  public init() {}

  open func start() {}

  public final func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }

  /// Takes a step that needs something from the container.
  ///
  /// What cannot be resolved is a mistake in a part: the container says which, and the flow stays where it is.
  public final func attempt(_ step: () throws -> Void) {
    do {
      try step()
    } catch {
      print("\(Self.self) stays where it is: \(error)")
    }
  }
}
