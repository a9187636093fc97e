extension ValidationReport {
  /// How one registration leads to another, from the first request on.
  public struct Chain: Hashable, Sendable, Codable {
    /// The first, and the last ones up to the problem.
    public let keys: [RegistrationGraph.Key]
    /// How many were left out behind the first, where the chain is longer than can be read.
    public let omitted: Int

    /// More than these are not read.
    static let limit = 12

    init(_ keys: [RegistrationGraph.Key], omitted: Int = 0) {
      let surplus = max(keys.count - Self.limit, 0)
      self.keys = surplus == 0 ? keys : Array(keys.prefix(1) + keys.suffix(Self.limit - 1))
      self.omitted = omitted + surplus
    }
  }
}

extension ValidationReport.Chain: CustomStringConvertible {
  /// `Screen → Service → Store`.
  public var description: String {
    var words = keys.map(\.description)
    if omitted > 0 { words.insert("… \(omitted) more …", at: min(1, words.count)) }
    return words.joined(separator: " → ")
  }
}
