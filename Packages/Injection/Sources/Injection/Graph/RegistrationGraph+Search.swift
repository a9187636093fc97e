extension RegistrationGraph {
  /// The places of the registrations that a person means by a text: a whole key, `UserAPI "offline"`, or a type
  /// whatever its name and arguments. Quotes, `any`, and the order of protocols in `A & B` do not count.
  public func registrations(named text: String) -> [Int] {
    let wanted = Self.plain(text)
    let own = nodes.indices.filter { !nodes[$0].isInherited }
    let exact = own.filter { Self.plain(nodes[$0].key.description) == wanted }
    return exact.isEmpty ? own.filter { Self.plain(nodes[$0].key.type) == wanted } : exact
  }

  /// The places of the registrations that a person means by a text, or else of those whose keys are composed of what it
  /// names: `A & B & C` for `B`, or for `C & A`.
  public func registrations(namedOrComposedOf text: String) -> [Int] {
    let named = registrations(named: text)
    guard named.isEmpty else { return named }
    let wanted = Set(Self.protocols(in: text))
    guard !wanted.isEmpty else { return [] }
    return nodes.indices.filter { place in
      !nodes[place].isInherited && wanted.isSubset(of: Self.protocols(in: nodes[place].key.type))
    }
  }

  private static func plain(_ text: String) -> String { protocols(in: text).sorted().joined(separator: "&") }

  private static func protocols(in text: String) -> [String] {
    let words = text.filter { $0 != "\"" }
    let type = words.hasPrefix("any ") ? words.dropFirst(4) : words[...]
    return type.split(separator: "&").map { $0.filter { $0 != " " } }
  }
}
