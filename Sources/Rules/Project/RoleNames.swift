/// How roles show in the names of types.
struct RoleNames: Sendable {
  /// An ending and its role, the longest first, so that `FlowController` goes before `Controller`.
  ///
  /// By the last byte: most endings need not be compared with a name.
  private var endings: [UInt8: [(ending: String, role: Role)]]
  /// Supertypes that make a role, whatever the type is called.
  private var ancestors: [String: Role]

  init(custom: [Role: Configuration.Names] = [:]) {
    var endings = Self.endings
    var ancestors = Self.ancestors
    for (role, names) in custom.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      endings += (names.endings ?? []).map { ($0, role) }
      for name in names.inherits ?? [] { ancestors[name] = role }
    }
    // Of two endings of one length, the project's own counts.
    let sorted = endings.reversed().sorted { $0.0.utf8.count > $1.0.utf8.count }
    self.endings = Dictionary(grouping: sorted.map { (ending: $0.0, role: $0.1) }) { $0.ending.utf8.last ?? 0 }
    self.ancestors = ancestors
  }

  /// The role that a name tells; `nil` if it tells none.
  func role(ofName name: String) -> Role? {
    let core = Self.core(of: name)
    return Self.role(ofWay: core)
      ?? core.utf8.last.flatMap { endings[$0]?.first { core.hasSuffix($0.ending) }?.role }
  }

  /// The role of whom a protocol is for that says from which part of a module to which it leads, and of which module only
  /// then: `PresenterToInteractorMainViewProtocol`.
  private static func role(ofWay core: String) -> Role? {
    guard let from = parts.first(where: { core.hasPrefix($0.name) }) else { return nil }
    let way = core.utf8.dropFirst(from.name.utf8.count)
    guard way.starts(with: "To".utf8) else { return nil }
    return parts.first { $0.name != from.name && way.dropFirst(2).starts(with: $0.name.utf8) }?.role
  }

  private static let parts: [(name: String, role: Role)] = [
    ("Interactor", .interactor), ("Presenter", .presenter), ("Router", .router), ("View", .view),
    ("Wireframe", .router),
  ]

  /// The role that a superclass or protocol brings.
  func role(ofAncestor name: String) -> Role? { ancestors[name] }

  /// `UserPresenter` of `UserPresenterProtocol`, `UserPresenterImpl` and `User.UserPresenterType`.
  static func core(of name: String) -> String {
    let name = name.lastName
    guard let ending = name.utf8.last.flatMap({ coreEndings[$0] })?.first(where: name.hasSuffix),
      // `ViewInterface` and the like keep what they are.
      name.utf8.count > ending.utf8.count
    else { return name }
    return String(name.dropLast(ending.utf8.count))
  }

  /// What stands behind the core of a name, by the last byte.
  private static let coreEndings = Dictionary(
    grouping: ["Protocol", "Implementation", "Impl", "Imp", "Type", "Interface"]) { $0.utf8.last ?? 0 }

  /// Whether a name is that of a helper which shows one kind of thing, and of no module's presenter.
  static func showsOnly(_ name: String) -> Bool {
    subject(of: name, "Presenter").map { subject in
      ["ActionSheet", "Alert", "Banner", "HUD", "Popover", "Snackbar", "Toast"].contains(where: subject.hasSuffix)
    } ?? false
  }

  /// Whether a name is that of a coordinator of data: one that stores, loads or sends, and leads to no screen.
  static func namesData(_ name: String) -> Bool {
    subject(of: name, "Coordinator").map { subject in
      [
        "Backup", "Cache", "Data", "Database", "Download", "Fetch", "File", "Import", "Loading", "Migration",
        "Persistence", "Persistent", "Request", "Service", "Services", "Session", "Storage", "Store", "Sync", "Syncing",
        "Synchronization", "Transaction", "Transition", "Upload",
      ].contains(where: subject.hasSuffix)
    } ?? false
  }

  /// What stands before an ending, `User` of `UserPresenterImpl`; `nil` for a name with another one.
  private static func subject(of name: String, _ ending: String) -> String? {
    let core = core(of: name)
    return core.hasSuffix(ending) ? String(core.dropLast(ending.utf8.count)) : nil
  }

  /// Whether a type's name says more of its objects than that they are objects.
  static func isTelling(_ name: String) -> Bool {
    !["AnyObject", "Codable", "Equatable", "Hashable", "NSObject", "NSObjectProtocol", "Sendable"].contains(name)
  }

  /// Whether a name is that of something that stands in for a part in tests, or in previews.
  static func isDouble(_ name: String) -> Bool {
    let words = ["Dummy", "Fake", "Mock", "Spy", "Stub"]
    // Most names begin and end with other letters than these words.
    guard let first = name.utf8.first, let last = name.utf8.last,
      words.contains(where: { $0.utf8.first == first || $0.utf8.last == last })
    else { return false }
    return words.contains { word in
      name.hasSuffix(word) || (name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true)
    }
  }

  /// Whether a type's objects live as long as the app, or nearly: closures that wait for an answer do not prolong that.
  static func outlivesScreens(_ type: ProjectType) -> Bool {
    if let role = type.role { return lasting.contains(role) }
    let core = core(of: type.name)
    return ["API", "Cache", "Client", "DataSource", "Database", "Storage", "Store"].contains(where: core.hasSuffix)
  }

  private static let lasting: Set<Role> = [
    .appDelegate, .assembly, .dependencyManager, .manager, .repository, .service, .useCase,
  ]

  /// Whether a system's framework declares a type: what that is called says nothing of the app's roles.
  static func isForeign(_ name: String) -> Bool {
    foreign.contains(name)
      || prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
          && name.dropFirst(3).first?.isLowercase == true
      }
  }

  private static let prefixes = ["AV", "CL", "NS", "UI", "UN", "WK"]
  private static let foreign: Set<String> = [
    "AppIntentTimelineProvider", "FileManager", "IntentTimelineProvider", "PreviewProvider", "TimelineProvider",
  ]

  /// Sources have shorter names, too, and names with a typing error.
  private static let endings =
    Role.endings.filter { Role.inSources.contains($0.role) } + [
      ("VM", .viewModel), ("Interector", .interactor), ("Presentor", .presenter), ("Persenter", .presenter),
    ]

  private static let ancestors: [String: Role] = [
    "ApplicationDelegate": .appDelegate, "UIApplicationDelegate": .appDelegate, "NSApplicationDelegate": .appDelegate,
    "UIWindowSceneDelegate": .appDelegate, "WKApplicationDelegate": .appDelegate, "WKExtensionDelegate": .appDelegate,
    "DIPart": .part, "Part": .part, "ModuleRoutes": .routes,
    "ViewContainer": .view, "ModuleInputProtocol": .moduleInput, "ModuleFactoryProtocol": .factory,
  ]
}
