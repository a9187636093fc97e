import Injection

/// An asynchronous factory waits for whatever it needs, so nothing is done to what it has built.
final class Feed: Sendable {}

func register(in container: Container) {
  // error: value of type 'Container.AsynchronousRegistration<Feed>' has no member 'resolvingProperties'
  container.registerAsync(Feed.self) { Feed() }.resolvingProperties { _, _ in }
  // error: value of type 'Container.AsynchronousRegistration<Feed>' has no member 'decorated'
  container.registerAsync(Feed.self) { Feed() }.decorated { $0 }
}
