extension InjectionError: CustomStringConvertible {
  /// What went wrong, how the request got there, and what to do, in one line.
  public var description: String { report.line }
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
  public var explanation: String { report.text }

  private var report: ErrorReport {
    switch self {
    case .missing(let key, let path, let nearest):
      missing(key, path: path, nearest: nearest.keys)
    case .ambiguous(let key, let path, let candidates): ambiguous(key, path: path, candidates: candidates)
    case .cycle(let path):
      ErrorReport(
        summary: "\(path.last.map(\.description) ?? "a type") needs itself", path: path,
        help: "hand over one of the references in resolvingProperties, or take it as Lazy")
    case .failed(let path, let error):
      ErrorReport(
        summary: "the factory of \(path.last.map(\.description) ?? "a type") failed", path: path, cause: "\(error)",
        help: "see what the factory's own error says")
    case .notImplemented(let key, let type, let path):
      ErrorReport(
        summary: "\(type) does not implement \(key)", path: path, help: "conform it, or drop that implements")
    case .isolated(let key, let path):
      ErrorReport(
        summary: "\(key) is built on the actor that registered it", path: path,
        help: "resolve it there, or register it in nonisolated code")
    case .released(let key):
      ErrorReport(
        summary: "the container that would build \(key) is gone", path: Path(),
        help: "keep it for as long as what it gave a Lazy or a Provider to")
    case .tooDeep(let path):
      ErrorReport(
        summary: "the chain of factories is too long for this thread's stack", path: path,
        help: "look for a factory that asks for ever more, or resolve on a thread with a larger stack")
    case .asynchronous(let key, let path):
      ErrorReport(
        summary: "\(key) is built asynchronously", path: path,
        help: "ask by resolveAsync for it, or for what needs it")
    case .argument(let type, let path, let problem):
      argument(String(describing: type), path: path, problem)
    }
  }

  private func missing(_ key: Container.Key, path: Path, nearest: [Container.Key]) -> ErrorReport {
    var report = ErrorReport(
      summary: "", key: key, path: path, related: ("near", nearest), help: "register it")
    report.summary = "nothing is registered for \(report.name(of: key))"
    if !nearest.isEmpty { report.help = "register it, or ask for \(report.list(nearest, joinedBy: "or"))" }
    return report
  }

  private func ambiguous(_ key: Container.Key, path: Path, candidates: [Container.Key]) -> ErrorReport {
    var report = ErrorReport(
      summary: "", key: key, path: path, help: "ask for one of them, or register \(key) itself")
    report.candidates = candidates
    report.summary = "\(report.name(of: key)) is implemented by \(report.list(candidates, joinedBy: "and"))"
    return report
  }

  private func argument(_ type: String, path: Path, _ problem: ArgumentProblem) -> ErrorReport {
    let owner = path.last.map(\.description) ?? "a factory"
    switch problem {
    case .missing:
      return ErrorReport(
        summary: "the request brings no argument of type \(type) for \(owner)", path: path,
        help: "resolve with arguments: and one of that very type")
    case .repeated:
      return ErrorReport(
        summary: "the request brings several arguments of type \(type) for \(owner)", path: path,
        help: "give each a type of its own, or put them in a struct")
    case .outlivesRequest:
      return ErrorReport(
        summary: "\(owner) takes an argument of type \(type), and is shared beyond the request", path: path,
        help: "make what needs it graph or transient, or ask for it through a Provider")
    }
  }
}
