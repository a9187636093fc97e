/// What a configuration says and nobody understands.
enum ConfigurationProblem: Error, CustomStringConvertible {
  case unknownKey(String, known: [String])
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
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      let form = path.hasPrefix("roles.") ? ", which is { endings: […], inherits: […] }" : ""
      return "\(path.isEmpty ? "it" : path) is not of the expected form\(form)"
    case .dataCorrupted(let context):
      return context.underlyingError.map { "\($0)" } ?? context.debugDescription
    @unknown default:
      return "\(error)"
    }
  }

  var description: String {
    switch self {
    case .unknownKey(let key, let known): "there is no \(key); there are \(known.joined(separator: ", "))"
    case .unknownArchitecture(let name):
      "there is no architecture \(name); there are \(Architecture.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownSeverity(let name):
      "there is no severity \(name); there are \(Severity.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownRole(let name):
      "there is no role \(name); there are \(Role.inSources.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
