extension Configuration: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case architecture, disable, enable, include, exclude, severity, folders, appModules, singletons
    case callsAtOnce, roles
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(ofOnly: CodingKeys.self)
    func list(_ key: CodingKeys) throws -> [String] { try container.decodeIfPresent([String].self, forKey: key) ?? [] }
    architecture = try container.decodeIfPresent(String.self, forKey: .architecture).map(
      ConfigurationProblem.architecture)
    disabled = try list(.disable).map { $0.uppercased() }
    enabled = try list(.enable).map { $0.uppercased() }
    include = try list(.include)
    exclude = try list(.exclude)
    let levels = try container.decodeIfPresent([String: String].self, forKey: .severity) ?? [:]
    severity = try ConfigurationProblem.severities(levels)
    folders = try container.decodeIfPresent([Folder].self, forKey: .folders) ?? []
    appModules = try list(.appModules)
    singletons = try list(.singletons)
    callsAtOnce = try list(.callsAtOnce)
    let named = try container.decodeIfPresent([String: Names].self, forKey: .roles) ?? [:]
    roles = try ConfigurationProblem.roles(named)
  }
}

extension Configuration.Folder: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case path, architecture, disable, enable, include, severity
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(ofOnly: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    architecture = try container.decodeIfPresent(String.self, forKey: .architecture).map(
      ConfigurationProblem.architecture)
    enable = try container.decodeIfPresent([String].self, forKey: .enable)
    disable = try container.decodeIfPresent([String].self, forKey: .disable)
    severity = try container.decodeIfPresent([String: String].self, forKey: .severity).map(
      ConfigurationProblem.severities)
    include = try container.decodeIfPresent([String].self, forKey: .include)
  }
}

extension Configuration.Names: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case endings, inherits
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(ofOnly: CodingKeys.self)
    endings = try container.decodeIfPresent([String].self, forKey: .endings)
    inherits = try container.decodeIfPresent([String].self, forKey: .inherits)
  }
}

extension Decoder {
  /// What has some keys and no other: a key that nobody reads is a mistake of who wrote it.
  fileprivate func container<Key: CodingKey & CaseIterable & RawRepresentable<String>>(
    ofOnly keys: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let written = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = written.first(where: { keys.init(stringValue: $0) == nil }) {
      let place = codingPath.isEmpty ? nil : ConfigurationProblem.words(for: codingPath)
      throw ConfigurationProblem.unknownKey(unknown, in: place, known: keys.allCases.map(\.rawValue))
    }
    return try container(keyedBy: keys)
  }
}

/// A key of any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
