import Injection

/// Keeps a flow's container, and the flows that it has begun.
class BaseCoordinator: Coordinator {
  let container: Container
  private(set) var childCoordinators: [any Coordinator] = []

  init(container: Container) {
    self.container = container
  }

  func start() {}

  func process(_ action: CoordinatorAction) throws {}

  final func stop(completion: @escaping () -> Void = {}) {
    stopChildren { [weak self] in
      self?.performStop { [weak self] in
        self?.didStop()
        completion()
      }
    }
  }

  final func stopChildren(completion: @escaping () -> Void) {
    guard let child = childCoordinators.last else { return completion() }
    child.stop { [weak self] in
      self?.removeDependency(child)
      self?.stopChildren(completion: completion)
    }
  }

  /// Takes what the flow shows off the screen.
  func performStop(completion: @escaping () -> Void) {
    completion()
  }

  /// The flow is over, however it ended. This is where a coordinator calls its `finished`.
  func didStop() {}

  final func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  final func removeDependency(_ coordinator: (any Coordinator)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }

  /// Takes a step that may fail, and otherwise stays where it is.
  ///
  /// A module that cannot be made is a mistake in a container, and an action may lead nowhere: the error says which.
  final func attempt(_ step: () throws -> Void) {
    do {
      try step()
    } catch {
      print("\(Self.self) stays where it is: \(error)")
    }
  }
}
