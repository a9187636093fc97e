import Injection

/// What nonisolated code shares goes to any thread, so it is `Sendable`.
final class Tally {
  var count = 0
}

protocol Counting {}
extension Tally: Counting {}

func register(in container: Container) {
  // error: 'nil' is not compatible with expected argument type 'Container.ActorOfWhatIsNotSendable' (aka 'any Actor')
  container.register(scope: .singleton) { Tally() }
  // error: 'nil' is not compatible with expected argument type 'Container.ActorOfWhatIsNotSendable' (aka 'any Actor')
  container.register(scope: .weak, Tally.init)
  // error: 'nil' is not compatible with expected argument type 'Container.ActorOfWhatIsNotSendable' (aka 'any Actor')
  container.register((any Counting).self, scope: .singleton) { (number: Int) in Tally() }
  // error: 'nil' is not compatible with expected argument type 'Container.ActorOfWhatIsNotSendable' (aka 'any Actor')
  container.register(Tally.self, scope: .singleton, with: { _ in Tally() })
}

func registerOtherwise(in container: Container) {
  container.register(scope: .singleton) { (number: Int) in "\(number)" }
  container.register(Tally.init)
  container.register(scope: .transient) { [$0 as Tally] }
  container.register((any Counting).self, scope: .unchecked(.singleton), Tally.init)
}

@MainActor func registerOnMainActor(in container: Container) {
  container.register(scope: .singleton) { Tally() }
  container.register((any Counting).self, scope: .weak, Tally.init)
  container.register(Tally.self, scope: .singleton, with: { _ in Tally() })
}

actor Counter {
  func register(in container: Container) {
    container.register(scope: .singleton, Tally.init)
  }
}
