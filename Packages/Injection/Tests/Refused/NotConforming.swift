import Injection

/// What is registered as a protocol conforms to it.
protocol UserAPI {}

final class Store {}

func register(in container: Container) {
  // error: cannot convert value of type '@Sendable () -> Store' to expected argument type '() throws -> any UserAPI'
  container.register((any UserAPI).self, Store.init)
}
