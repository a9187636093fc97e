import Injection

/// What a `Lazy` or a `Provider` of a main-actor type gives is used on the main actor.
@MainActor final class Title {
  var text = "User"
}

func text(of title: Lazy<Title>) throws -> String {
  // error: main actor-isolated property 'text' can not be referenced from a nonisolated context
  try title.get().text
}

func text(of title: Provider<Title>) throws -> String {
  // error: main actor-isolated property 'text' can not be referenced from a nonisolated context
  try title.get().text
}

@MainActor func textOnMainActor(of title: Lazy<Title>) throws -> String {
  try title.get().text
}
