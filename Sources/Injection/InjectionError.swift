/// Why a container could not answer. Nothing half-built is kept.
///
/// A path leads from the first request to the one that failed.
public enum InjectionError: Error, Sendable {
  /// Nothing is registered under the key. The nearest are registered, and easily mistaken for it.
  case missing(Container.Key, path: [Container.Key], nearest: [Container.Key])
  /// Several registrations implement the type, and none is registered as that type itself.
  case ambiguous(Container.Key, path: [Container.Key], candidates: [Container.Key])
  /// The last of the path needs itself to be built.
  case cycle(path: [Container.Key])
  /// A factory threw an error of its own.
  case failed(path: [Container.Key], any Error)
  /// A registration says that it implements a type, and what it builds does not.
  case notImplemented(Container.Key, by: String, path: [Container.Key])
  /// The factory belongs to an actor, such as the main actor, and the request came from elsewhere.
  case isolated(Container.Key, path: [Container.Key])
  /// The container that a `Lazy` or a `Provider` asks does not exist any longer.
  case released(Container.Key)
  /// The thread's stack does not hold so long a chain of factories.
  case tooDeep(path: [Container.Key])
}

extension InjectionError {
  /// What a factory threw: a dependency's failure, or an error of its own.
  init(_ error: any Error, path: @autoclosure () -> [Container.Key]) {
    self = error as? InjectionError ?? .failed(path: path(), error)
  }
}

extension InjectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let key, let path, let nearest):
      "nothing is registered for \(key)\(Self.need(of: key, on: path)); "
        + (nearest.isEmpty ? "register it" : "register it, or ask for \(Self.choice(of: nearest))")
    case .ambiguous(let key, let path, let candidates):
      "\(key) is implemented by \(Self.list(candidates, joinedBy: "and"))\(Self.need(of: key, on: path)); "
        + "ask for one of them, or register \(key) itself"
    case .cycle(let path):
      "\(path.last.map(\.description) ?? "a type") needs itself: \(Self.chain(path)); "
        + "hand over one of the references in resolvingProperties"
    case .failed(let path, let error):
      "the factory of \(Self.subject(of: path)) failed: \(error)"
    case .notImplemented(let key, let type, let path):
      "\(type) does not implement \(key)\(Self.need(of: key, on: path)); conform it, or drop that implements"
    case .isolated(let key, let path):
      "\(key) is built on the actor that registered it\(Self.need(of: key, on: path)); "
        + "resolve it there, or register it in nonisolated code"
    case .released(let key):
      "the container that would build \(key) is gone; keep it for as long as what it gave a Lazy or a Provider to"
    case .tooDeep(let path):
      "the chain of factories is too long for this thread's stack: \(Self.chain(path)); "
        + "look for a factory that asks for ever more, or resolve on a thread with a larger stack"
    }
  }

  /// The failed key's path in brackets, unless it is what was asked for in the first place.
  private static func need(of key: Container.Key, on path: [Container.Key]) -> String {
    path.isEmpty ? "" : " (\(chain(path + [key])))"
  }

  private static func subject(of path: [Container.Key]) -> String {
    let last = path.last.map(\.description) ?? "a type"
    return path.count < 2 ? last : "\(last) (\(chain(path)))"
  }

  /// The whole path where it can be read, otherwise its ends.
  private static func chain(_ path: [Container.Key]) -> String {
    let limit = 24
    guard path.count > limit else { return path.map(\.description).joined(separator: " → ") }
    let half = limit / 2
    let ends = (path.prefix(half).map(\.description), path.suffix(half).map(\.description))
    return (ends.0 + ["… \(path.count - limit) more …"] + ends.1).joined(separator: " → ")
  }

  private static func choice(of keys: [Container.Key]) -> String { list(keys, joinedBy: "or") }

  private static func list(_ keys: [Container.Key], joinedBy word: String) -> String {
    let texts = keys.map(\.description)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
