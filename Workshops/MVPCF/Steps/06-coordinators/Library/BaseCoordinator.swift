import Injection

/// Keeps a flow's container, and the flows that it has begun.
open class BaseCoordinator: Coordinator {
  public let container: Container
  public private(set) var childCoordinators: [any Coordinator] = []

  public init(container: Container) {
    self.container = container
  }

  open func start() {}

  public final func stop(completion: @escaping () -> Void = {}) {
    stopChildren { [weak self] in
      self?.performStop { [weak self] in
        self?.didStop()
        completion()
      }
    }
  }

  public final func stopChildren(completion: @escaping () -> Void) {
    guard let child = childCoordinators.last else { return completion() }
    child.stop { [weak self] in
      self?.removeDependency(child)
      self?.stopChildren(completion: completion)
    }
  }

  /// Takes what the flow shows off the screen.
  open func performStop(completion: @escaping () -> Void) {
    completion()
  }

  /// The flow is over, however it ended. This is where a coordinator calls its `finished`.
  open func didStop() {}

  public final func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }

  /// Takes a step that may fail, and otherwise stays where it is.
  ///
  /// A module that cannot be made is a mistake in a container: the error says which.
  public final func attempt(_ step: () throws -> Void) {
    do {
      try step()
    } catch {
      print("\(Self.self) stays where it is: \(error)")
    }
  }
}
