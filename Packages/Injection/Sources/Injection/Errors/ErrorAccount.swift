/// What there is to say of an error: in one line, or a line for each thing.
struct ErrorAccount {
  let summary: String
  /// What was asked for in vain, behind the last of the path.
  var key: Container.Key?
  let path: InjectionError.Path
  /// What is registered, and may be of use.
  var related: (label: String, keys: [Container.Key]) = ("near", [])
  /// What the factory threw.
  var cause: String?
  let help: String

  /// `nothing is registered for Store (Service → Store); register it`.
  var line: String {
    let way = chain.count > 1 ? " (\(Self.text(of: chain)))" : ""
    return summary + way + (cause.map { ": \($0)" } ?? "; \(help)")
  }

  /// A line for each thing that is known.
  var text: String {
    var details: [(label: String, text: String)] = []
    if chain.count > 1, let first = chain.first {
      details.append(("asked for", "\(first)"))
      details.append(("chain", Self.text(of: chain)))
    }
    if let place { details.append(("at", place)) }
    if let cause { details.append(("cause", cause)) }
    if !related.keys.isEmpty { details.append((related.label, KeyList(related.keys).joined(by: "and"))) }
    details.append(("help", help))
    return ([summary] + details.map { "  \($0.label): \($0.text)" }).joined(separator: "\n")
  }

  private var chain: [Container.Key] { path + (key.map { [$0] } ?? []) }

  /// The registration that asks, or that fails.
  private var place: String? {
    guard let last = path.last else { return nil }
    let origin = path.origin(at: path.endIndex - 1)
    return "\(origin), \(last)" + (origin.part.map { " in \($0)" } ?? "")
  }

  /// The whole chain where it can be read, otherwise its ends.
  private static func text(of keys: [Container.Key]) -> String {
    let limit = 24
    guard keys.count > limit else { return keys.map(\.description).joined(separator: " → ") }
    let ends = (keys.prefix(limit / 2).map(\.description), keys.suffix(limit / 2).map(\.description))
    return (ends.0 + ["… \(keys.count - limit) more …"] + ends.1).joined(separator: " → ")
  }
}
