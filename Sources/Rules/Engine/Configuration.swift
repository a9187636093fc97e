import Yams

/// What a project says of itself, most of it in its `.atelier.yml`: how it names things, and what is to be checked.
public struct Configuration: Hashable, Sendable {
  /// How a role shows in a project's types.
  public struct Names: Hashable, Sendable {
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

  /// What is different in one folder.
  public struct Folder: Hashable, Sendable {
    /// A pattern: `Controllers/Auth`.
    public var path: String
    public var architecture: Architecture?
    /// Rules that apply there although they do not elsewhere.
    public var enable: [String]?
    /// Rules that do not apply there.
    public var disable: [String]?
    /// How bad findings of a rule are there.
    public var severity: [String: Severity]?
    /// Patterns of the only files there that are checked.
    public var include: [String]?

    /// Whether a rule applies there; `nil` if the folder does not say.
    func says(of rule: String) -> Bool? {
      if disable?.contains(where: { $0.uppercased() == rule }) == true { return false }
      return enable?.contains { $0.uppercased() == rule } == true ? true : nil
    }
  }

  /// What a configuration's file is called.
  public static let fileName = ".atelier.yml"

  /// Whether only a part of what it is written for is checked, so that a pattern may well match nothing.
  public var isForMore = false
  /// The screens that the app's storyboards show first.
  public var firstScreens = FirstScreens()
  /// The file, as its problems name it.
  public var file = Configuration.fileName
  /// Where patterns of files in folders are written, and how, by what has become of them here.
  private var origins: [String: Origin] = [:]

  private struct Origin: Hashable, Sendable {
    let file: String
    let pattern: String
  }

  /// `nil` if it is to be guessed.
  public var architecture: Architecture?
  /// Rules that do not apply.
  public var disabled: [String]
  /// Rules that apply although they are off by default, or belong to another architecture.
  public var enabled: [String]
  /// Patterns of the only files that are checked; all if there are none.
  public var include: [String]
  /// Patterns of files that are left out: `Generated/`, `**/*.pb.swift`.
  public var exclude: [String]
  /// How bad findings of a rule are, by its id.
  public var severity: [String: Severity]
  /// What is different in some folders; of two that match, the later counts.
  public var folders: [Folder]
  /// Modules of the app itself, which a library of general code must not import.
  public var appModules: [String]
  /// Types whose `shared` may be used anywhere, as a logger's.
  public var singletons: [String]
  /// Functions that call the closures they are given at once, or once and soon.
  public var callsAtOnce: [String]
  /// What the project calls its parts, beside the names that are known.
  public var roles: [Role: Names]

  public init(
    architecture: Architecture? = nil, disabled: [String] = [], enabled: [String] = [], include: [String] = [],
    exclude: [String] = [], severity: [String: Severity] = [:], folders: [Folder] = [], appModules: [String] = [],
    singletons: [String] = [], callsAtOnce: [String] = [], roles: [Role: Names] = [:]
  ) {
    self.architecture = architecture
    self.disabled = disabled
    self.enabled = enabled
    self.include = include
    self.exclude = exclude
    self.severity = severity
    self.folders = folders
    self.appModules = appModules
    self.singletons = singletons
    self.callsAtOnce = callsAtOnce
    self.roles = roles
  }

  /// That of teaching material, which keeps to all rules of its architecture, those about names included.
  public static func teaching(_ architecture: Architecture?, appModules: [String]) -> Configuration {
    let optional = RuleCatalog.standard.entries.filter { $0.isOptIn && $0.architecture == architecture }
    return Configuration(
      architecture: architecture, enabled: architecture == nil ? [] : optional.map(\.id), appModules: appModules)
  }

  /// Reads a configuration's YAML.
  ///
  /// - Throws: `LintError.configuration` when it says something that is not known.
  public init(yaml: String, file: String) throws(LintError) {
    do {
      // A file of comments has no document, or one that is null.
      let node = try compose(yaml: yaml)
      self = node.map { $0.null != nil } ?? true ? Configuration() : try YAMLDecoder().decode(Self.self, from: yaml)
    } catch {
      throw .configuration(file: file, reason: ConfigurationProblem.words(for: error))
    }
    self.file = file
    let inFolders = folders.flatMap { ($0.disable ?? []) + ($0.enable ?? []) + ($0.severity ?? [:]).keys.sorted() }
    for id in disabled + enabled + severity.keys.sorted() + inFolders
    where RuleCatalog.standard.rule(id) == nil {
      let unknown = LintError.unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id))
      throw .configuration(file: file, reason: unknown.description)
    }
  }

  /// Whether a file is to be checked, given its path from the root.
  public func includes(_ path: String) -> Bool {
    let lists = [include] + folders.filter { PathPattern($0.path).matches(path) }.compactMap(\.include)
    return lists.allSatisfy { list in list.isEmpty || list.contains { PathPattern($0).matches(path) } }
      && !exclude.contains { PathPattern($0).matches(path) }
  }

  /// How bad findings of a rule are in a file; `nil` if that is for the rule to say.
  func severity(of rule: String, in path: String) -> Severity? {
    folder(of: path) { $0.severity?[rule] } ?? severity[rule]
  }

  /// Whether a rule applies to some files at least because the project asks for it.
  func isEnabledSomewhere(_ rule: String) -> Bool {
    enabled.contains(rule) || folders.contains { $0.says(of: rule) == true }
  }

  /// Whether it names the architecture of some files at least.
  var namesArchitectures: Bool { architecture != nil || folders.contains { $0.architecture != nil } }

  /// Whether it names the architecture that a file follows.
  func namesArchitecture(of path: String) -> Bool { architecture != nil || folder(of: path, \.architecture) != nil }

  /// What the last folder that matches says, if one of them says something.
  func folder<Value>(of path: String, _ value: (Folder) -> Value?) -> Value? {
    folders.last { PathPattern($0.path).matches(path) && value($0) != nil }.flatMap(value)
  }

  /// Whether a rule of the architecture, or for all code, is to be applied.
  public func applies(_ rule: RuleCatalog.Entry) -> Bool {
    enabled.contains(rule.id)
      || !rule.isOptIn && !disabled.contains(rule.id) && (rule.holdsByGuess || namesArchitectures)
  }

  /// Whether a type's `shared` may be used anywhere: the project says so, or it is a logger.
  func allowsSingleton(_ type: String) -> Bool {
    singletons.contains(type) || ["Log", "Logging"].contains(where: type.hasSuffix) || type.contains("Logger")
  }

  /// What is to be said of the patterns that none of some paths matches.
  func unusedPatterns(among paths: [String]) -> [FileProblem] {
    let patterns =
      include.map { ("include", $0) } + exclude.map { ("exclude", $0) } + folders.map { ("folders", $0.path) }
    return patterns.compactMap { key, text in
      let pattern = PathPattern(text)
      guard !paths.contains(where: pattern.matches) else { return nil }
      let origin = origins[text] ?? Origin(file: file, pattern: text)
      return FileProblem(file: origin.file, message: "\(key): \(origin.pattern) matches no file", isUnchecked: false)
    }
  }
}

extension Configuration {
  /// Adds the configuration of a folder: it counts for what is in that folder, and what it says of names for all.
  ///
  /// - Parameter folder: its path from the root.
  public mutating func nest(_ inner: Configuration, in folder: String) {
    for pattern in inner.include + inner.exclude + inner.folders.map(\.path) {
      origins[PathPattern(pattern).below(folder)] = Origin(file: inner.file, pattern: pattern)
    }
    func moved(_ patterns: [String]) -> [String] { patterns.map { PathPattern($0).below(folder) } }
    folders.append(
      Folder(
        path: "/\(folder)", architecture: inner.architecture, enable: inner.enabled, disable: inner.disabled,
        severity: inner.severity, include: moved(inner.include)))
    folders += inner.folders.map { part in
      var part = part
      part.path = PathPattern(part.path).below(folder)
      part.include = part.include.map(moved)
      return part
    }
    exclude += moved(inner.exclude)
    appModules += inner.appModules
    singletons += inner.singletons
    callsAtOnce += inner.callsAtOnce
    roles.merge(inner.roles) { one, other in
      Names(
        endings: (one.endings ?? []) + (other.endings ?? []), inherits: (one.inherits ?? []) + (other.inherits ?? []))
    }
  }
}
