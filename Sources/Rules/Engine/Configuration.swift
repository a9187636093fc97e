import Yams

/// What a project says of itself: how it names things, and what is not to be checked.
public struct Configuration: Hashable, Sendable, Codable {
  /// How a role shows in a project's types.
  public struct Names: Hashable, Sendable, Codable {
    /// Endings of types' names: `Mediator`.
    public var endings: [String]?
    /// Superclasses and protocols: `BaseScreen`.
    public var inherits: [String]?

    /// No names of its own by default.
    public init(endings: [String]? = nil, inherits: [String]? = nil) {
      self.endings = endings
      self.inherits = inherits
    }
  }

  /// `nil` if it is to be found out.
  public var architecture: Architecture?
  /// Rules that do not apply.
  public var disabled: [String]
  /// Parts of paths whose files are left out: `Generated/`.
  public var exclude: [String]
  /// Modules of the app itself, which a library of general code must not import.
  public var appModules: [String]
  /// What the project calls its parts, beside the names that are known.
  public var roles: [Role: Names]

  /// The defaults.
  public init(
    architecture: Architecture? = nil, disabled: [String] = [], exclude: [String] = [], appModules: [String] = [],
    roles: [Role: Names] = [:]
  ) {
    self.architecture = architecture
    self.disabled = disabled
    self.exclude = exclude
    self.appModules = appModules
    self.roles = roles
  }

  /// Reads a configuration's YAML.
  ///
  /// - Throws: `LintError.configuration` when it says something that is not known.
  public init(yaml: String, file: String) throws(LintError) {
    do {
      self = yaml.allSatisfy(\.isWhitespace) ? Configuration() : try YAMLDecoder().decode(Self.self, from: yaml)
    } catch {
      throw .configuration(file: file, reason: ConfigurationProblem.words(for: error))
    }
    for id in disabled where RuleCatalog.standard.rule(id) == nil {
      throw .unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id))
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case architecture, disabled, exclude, appModules, roles
  }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.first(where: { CodingKeys(stringValue: $0) == nil }) {
      throw ConfigurationProblem.unknownKey(unknown, known: CodingKeys.allCases.map(\.rawValue))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    architecture = try container.decodeIfPresent(String.self, forKey: .architecture).map(
      ConfigurationProblem.architecture)
    disabled = try container.decodeIfPresent([String].self, forKey: .disabled) ?? []
    exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
    appModules = try container.decodeIfPresent([String].self, forKey: .appModules) ?? []
    let named = try container.decodeIfPresent([String: Names].self, forKey: .roles) ?? [:]
    roles = try ConfigurationProblem.roles(named)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
