import Injection

/// Registers each of many types in a container.
struct Registration: TypeVisitor {
  let container: Container

  func visit<T: Makeable>(_ type: T.Type) {
    container.register(scope: .transient) { T() }
  }
}

/// Registers each of many types in a dictionary.
struct RegistrationByHand: TypeVisitor {
  let baseline: Baseline

  func visit<T: Makeable>(_ type: T.Type) {
    baseline.register(type) { _ in T() }
  }
}
