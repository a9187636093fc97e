import Injection

/// Makes something, and injects what it needs.
class BaseFactory {
  /// The flow's container, which owns the factory.
  unowned let container: Container

  init(container: Container) {
    self.container = container
  }
}
