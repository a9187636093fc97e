import Injection

/// A gap: an `implements` that is not so is found when it is resolved, since Swift has no constraint that says it.
protocol UserAPI {}

final class Store {}

func register(in container: Container) {
  container.register(Store.init).implements((any UserAPI).self)
}
