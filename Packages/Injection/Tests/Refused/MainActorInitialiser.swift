import Injection

/// The initialiser of a main-actor type is registered on the main actor.
@MainActor final class Title {
  let id: Int
  init(id: Int) { self.id = id }
}

func register(in container: Container) {
  // error: converting function value of type '@MainActor @Sendable (Int) -> Title'
  container.register(Title.init)
  // error: call to main actor-isolated initializer 'init(id:)' in a synchronous nonisolated context
  container.register { Title(id: $0) }
}

@MainActor func registerOnMainActor(in container: Container) {
  container.register(Title.init)
}
