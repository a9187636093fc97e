extension ValidationReport {
  /// One thing that is wrong, where, and what can be done.
  public struct Problem: Hashable, Sendable, Codable {
    /// What kind of problem it is.
    public let id: ID
    /// How bad it is.
    public let severity: Severity
    /// What is wrong, in a sentence.
    public let summary: String
    /// What it is wrong with.
    public let key: RegistrationGraph.Key
    /// Where the registration stands that has the problem, and which one that is.
    public let place: Place?
    /// How one gets there from the first request.
    public let chain: Chain
    /// What else it concerns, as `id.relation` says: who else needs what is missing, or what cannot be told apart.
    public let related: [RegistrationGraph.Key]
    /// How many more than those in `related` it concerns.
    public let unlisted: Int
    /// What is registered, and is easily mistaken for what is not.
    public let nearest: [RegistrationGraph.Key]
    /// What can be done.
    public let help: String

    init(
      _ id: ID, _ severity: Severity, _ summary: String, key: RegistrationGraph.Key, place: Place? = nil,
      chain: Chain, related: [RegistrationGraph.Key] = [], nearest: [RegistrationGraph.Key] = [], help: String
    ) {
      (self.id, self.severity, self.summary, self.key, self.place) = (id, severity, summary, key, place)
      (self.chain, self.nearest, self.help) = (chain, nearest, help)
      self.related = Array(related.prefix(Self.shownRelations))
      unlisted = max(related.count - Self.shownRelations, 0)
    }

    private static let shownRelations = 5
  }

  /// A registration, and where it was made.
  public struct Place: Hashable, Sendable, Codable {
    /// What it is found by.
    public let key: RegistrationGraph.Key
    /// Where it was registered, and by which part.
    public let origin: Origin?

    init(_ node: RegistrationGraph.Node) {
      (key, origin) = (node.key, node.origin)
    }
  }
}

extension ValidationReport.Problem: CustomStringConvertible {
  /// The problem in full, a line for each thing that is known of it.
  public var description: String {
    let title = "\(id.rawValue) \(id.title), \(severity.rawValue): \(summary)"
    return ([title] + details.map { "  \($0.label): \($0.text)" }).joined(separator: "\n")
  }

  /// What there is to say below the summary, each with what it is.
  public var details: [(label: String, text: String)] {
    var details: [(label: String, text: String)] = []
    if let place { details.append(("at", place.description)) }
    if chain.keys.count > 1 { details.append(("chain", chain.description)) }
    if !related.isEmpty { details.append((id.relation, KeyList(related, unlisted: unlisted).joined(by: "and"))) }
    if !nearest.isEmpty { details.append(("near", KeyList(nearest).joined(by: "and"))) }
    details.append(("help", help))
    return details
  }
}

extension ValidationReport.Place: CustomStringConvertible {
  /// `App/UserPart.swift:12, Service in UserPart`.
  public var description: String {
    let subject = key.description + (origin?.part.map { " in \($0)" } ?? "")
    return [origin?.description, subject].compactMap(\.self).joined(separator: ", ")
  }
}
