extension InjectionError: CustomStringConvertible {
  /// What went wrong, how the request got there, and what to do, in one line.
  public var description: String { account.line }
}

extension InjectionError: CustomDebugStringConvertible {
  /// The explanation: it is what Swift prints of an error that nobody catches.
  public var debugDescription: String { explanation }

  /// What went wrong in full, a line for each thing that is known of it.
  ///
  /// ```
  /// nothing is registered for Store
  ///   asked for: Screen
  ///   chain: Screen → Service → Store
  ///   at: App/ServicePart.swift:12, Service in ServicePart
  ///   near: Store "main" and Stores
  ///   help: register it, or ask for Store "main" or Stores
  /// ```
  public var explanation: String { account.text }

  private var account: ErrorAccount {
    switch self {
    case .missing(let key, let path, let nearest):
      ErrorAccount(
        summary: "nothing is registered for \(key)", key: key, path: path, related: ("near", nearest),
        help: nearest.isEmpty ? "register it" : "register it, or ask for \(KeyList(nearest).joined(by: "or"))")
    case .ambiguous(let key, let path, let candidates):
      ErrorAccount(
        summary: "\(key) is implemented by \(KeyList(candidates).joined(by: "and"))", key: key, path: path,
        help: "ask for one of them, or register \(key) itself")
    case .cycle(let path):
      ErrorAccount(
        summary: "\(path.last.map(\.description) ?? "a type") needs itself", path: path,
        help: "hand over one of the references in resolvingProperties, or take it as Lazy")
    case .failed(let path, let error):
      ErrorAccount(
        summary: "the factory of \(path.last.map(\.description) ?? "a type") failed", path: path, cause: "\(error)",
        help: "see what the factory's own error says")
    case .notImplemented(let key, let type, let path):
      ErrorAccount(
        summary: "\(type) does not implement \(key)", path: path, help: "conform it, or drop that implements")
    case .isolated(let key, let path):
      ErrorAccount(
        summary: "\(key) is built on the actor that registered it", path: path,
        help: "resolve it there, or register it in nonisolated code")
    case .released(let key):
      ErrorAccount(
        summary: "the container that would build \(key) is gone", path: Path(),
        help: "keep it for as long as what it gave a Lazy or a Provider to")
    case .tooDeep(let path):
      ErrorAccount(
        summary: "the chain of factories is too long for this thread's stack", path: path,
        help: "look for a factory that asks for ever more, or resolve on a thread with a larger stack")
    }
  }
}
