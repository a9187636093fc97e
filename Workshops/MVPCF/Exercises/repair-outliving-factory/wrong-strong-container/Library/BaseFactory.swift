import Injection

/// Makes something, and injects what it needs.
open class BaseFactory {
  /// The flow's container.
  public let container: Container

  public init(container: Container) {
    self.container = container
  }
}
