/// What a configuration says and nobody understands.
enum ConfigurationProblem: Error, CustomStringConvertible {
  case unknownKey(String, in: String?, known: [String])
  case unknownArchitecture(String)
  case unknownRole(String)
  case unknownSeverity(String)

  static func architecture(_ name: String) throws -> Architecture {
    guard let architecture = Architecture(rawValue: name) else { throw unknownArchitecture(name) }
    return architecture
  }

  static func severities(_ levels: [String: String]) throws -> [String: Severity] {
    try Dictionary(
      levels.map { id, name in
        guard let severity = Severity(rawValue: name) else { throw unknownSeverity(name) }
        return (id.uppercased(), severity)
      }, uniquingKeysWith: max)
  }

  static func roles(_ named: [String: Configuration.Names]) throws -> [Role: Configuration.Names] {
    try Dictionary(
      uniqueKeysWithValues: named.map { name, names in
        guard let role = Role(rawValue: name), Role.inSources.contains(role) else { throw unknownRole(name) }
        return (role, names)
      })
  }

  /// A decoder's error in plain words.
  static func words(for error: any Error) -> String {
    guard case let error as DecodingError = error else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(words(for: context.codingPath)) has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let form =
        switch (context.codingPath.first?.stringValue, context.codingPath.count) {
        case ("roles", 2): ", which is { endings: […], inherits: […] }"
        case ("folders", 1): ", which is a list of { path: …, architecture: …, disable: […] }"
        case ("folders", 2): ", which is { path: …, architecture: …, disable: […] }"
        default: ""
        }
      return "\(words(for: context.codingPath)) is not of the expected form\(form)"
    case .dataCorrupted(let context):
      return context.underlyingError.map { "\($0)" } ?? context.debugDescription
    @unknown default:
      return "\(error)"
    }
  }

  /// Where something stands: `roles.presenter`, `entry 1 of folders`.
  static func words(for path: [any CodingKey]) -> String {
    guard let first = path.first else { return "it" }
    return path.dropFirst().reduce(first.stringValue) { words, key in
      key.intValue.map { "entry \($0 + 1) of \(words)" } ?? "\(words).\(key.stringValue)"
    }
  }

  var description: String {
    switch self {
    case .unknownKey(let key, let place, let known):
      "there is no \(key)" + (place.map { " in \($0)" } ?? "") + "; there are \(known.joined(separator: ", "))"
    case .unknownArchitecture(let name):
      "there is no architecture \(name); there are \(Architecture.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownSeverity(let name):
      "there is no severity \(name); there are \(Severity.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownRole(let name):
      "there is no role \(name); there are \(Role.inSources.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
