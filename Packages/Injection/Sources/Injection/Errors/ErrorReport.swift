/// What an error says, in one line or in a line for each detail.
struct ErrorReport {
  var summary: String
  /// The missing key, which ends the chain.
  var key: Container.Key?
  let path: InjectionError.Path
  /// What is registered, and may be of use.
  var related: (label: String, keys: [Container.Key]) = ("near", [])
  /// What cannot be told apart.
  var candidates: [Container.Key] = []
  /// What the factory threw.
  var cause: String?
  var help: String

  /// `nothing is registered for Store (Service → Store); register it`.
  var line: String {
    let way = chain.count > 1 ? " (\(text(of: chain)))" : ""
    return summary + way + (cause.map { ": \($0)" } ?? "; \(help)")
  }

  /// A line for each thing that is known.
  var text: String {
    var details: [(label: String, text: String)] = []
    if chain.count > 1, let first = chain.first {
      details.append(("asked for", name(of: first)))
      details.append(("chain", text(of: chain)))
    }
    if let place { details.append(("at", place)) }
    if let cause { details.append(("cause", cause)) }
    if !related.keys.isEmpty { details.append((related.label, list(related.keys, joinedBy: "and"))) }
    details.append(("help", help))
    return ([summary] + details.map { "  \($0.label): \($0.text)" }).joined(separator: "\n")
  }

  private var chain: [Container.Key] { path + (key.map { [$0] } ?? []) }

  /// The registration that asks, or that fails.
  private var place: String? {
    guard let last = path.last else { return nil }
    let origin = path.origin(at: path.endIndex - 1)
    return "\(origin), \(name(of: last))" + (origin.part.map { " in \($0)" } ?? "")
  }

  /// The whole chain where it can be read, otherwise its ends.
  private func text(of keys: [Container.Key]) -> String {
    let limit = 24
    guard keys.count > limit else { return keys.map(name).joined(separator: " → ") }
    let ends = (keys.prefix(limit / 2).map(name), keys.suffix(limit / 2).map(name))
    return (ends.0 + ["… \(keys.count - limit) more …"] + ends.1).joined(separator: " → ")
  }

  /// Keys as a person lists them: `A, B or C`.
  func list(_ keys: [Container.Key], joinedBy word: String) -> String {
    KeyList(words: keys.map(name)).joined(by: word)
  }

  /// A key's text, with the module and enclosing types if another key of the error has the same short name.
  func name(of key: Container.Key) -> String {
    let others = (chain + related.keys + candidates).filter { $0.type != key.type }
    return others.contains { $0.shortTypeName == key.shortTypeName }
      ? key.description(ofType: TypeNames.qualified(key.type)) : key.description
  }
}
