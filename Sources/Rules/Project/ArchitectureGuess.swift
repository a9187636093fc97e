/// Which architecture some files follow, and what speaks for it.
///
/// An architecture is guessed where its main parts are there in a share of the screens that is worth the name. Where they
/// are not, each folder is asked by itself: an app may have one architecture here and another there.
public struct ArchitectureGuess: Hashable, Sendable {
  /// `nil` if no architecture's parts are there in all files: then only the rules for all code apply, but in `folders`.
  public let architecture: Architecture?
  /// What was found: `4 interactors, 5 presenters`.
  public let reason: String
  /// The folders that follow an architecture although not all files do, with a slash at the end.
  let folders: [(path: String, architecture: Architecture, reason: String)]

  /// The architecture that a file follows.
  func architecture(of path: String) -> Architecture? {
    architecture ?? folders.first { path.hasPrefix($0.path) }?.architecture
  }

  /// Why a file follows its architecture, or none.
  func reason(of path: String) -> String {
    folders.first { path.hasPrefix($0.path) }.map { "\($0.path) has \($0.reason)" } ?? reason
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.architecture == rhs.architecture && lhs.reason == rhs.reason
      && lhs.folders.elementsEqual(rhs.folders) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(architecture)
    hasher.combine(reason)
  }

  /// The parts that only one of the architectures has together, the most telling first.
  private static let candidates: [(architecture: Architecture, parts: [Role])] = [
    (.viper, [.interactor, .presenter]), (.mvvmfc, [.flowController, .viewModel]), (.contexts, [.useCase, .context]),
    (.mvpcf, [.presenter, .coordinator, .factory]), (.mvvmc, [.viewModel, .coordinator]),
    (.mvvmc, [.coordinator, .router]),
  ]

  /// The least share of the screens that an architecture must have.
  private static let leastShare = 1.0 / 3
  /// The share of the screens below which each folder is asked by itself, if all parts are in such.
  private static let fewShare = 0.1
  /// The share of the screens below which it is said.
  private static let fairShare = 0.5
  /// How often the main parts must be in a folder that differs from the rest: one helper makes no architecture.
  private static let leastInFolder = 2
  /// How many files a project may have that is but one screen.
  private static let mostFilesOfOneScreen = 60

  /// Looks for what only one of the architectures has.
  init(_ project: Project) {
    let idle = Set(project.notes(of: IdleParts.self).compactMap(\.words.first))
    var countsByFolder: [String: Counts] = [:]
    for type in project.declarations.types where type.kind != .extension && type.role != nil {
      let path = project.declarations.files[type.places.first?.file ?? 0].path
      countsByFolder[path.folder, default: Counts()].add(type, without: idle)
    }
    let counts = countsByFolder.values.reduce(into: Counts()) { $0.add($1) }
    let isLarge = project.declarations.files.count > Self.mostFilesOfOneScreen
    let best = Self.best(counts, least: 1).flatMap { isLarge && counts.haveOneLead($0.parts) ? nil : $0 }
    let parts = countsByFolder.map { (folders: $0.components.map(String.init), counts: $1) }
    let modules = Self.wholeModules(counts).flatMap { Self.areInFolders($0.parts, parts, counts) ? nil : $0 }
    let whole = best ?? Self.modules(counts) ?? modules ?? Self.flows(counts)
    if let best = whole ?? Self.ledPresenters(counts) ?? Self.ledViewModels(counts, in: project) {
      architecture = best.architecture
      reason = Self.words(for: best.parts, counts)
      folders = []
      return
    }
    let found = Self.folders(parts, below: []).filter { $0.architecture != .mvvmc || !counts.areVIP }
    architecture = nil
    folders = found
    let places = found.map { "\($0.path) looks like \($0.architecture.rawValue) (\($0.reason))" }
    reason = ([Self.reason(without: counts)] + places).joined(separator: "; ")
  }

  /// What was found, and in how much of the app where that is not most of it.
  private static func words(for parts: [Role], _ counts: Counts) -> String {
    let found = parts.map(counts.words).joined(separator: ", ")
    let share = counts.share(of: parts)
    return share < fairShare ? "\(found); not sure, as that is \(Int(share * 100)) % of the screens" : found
  }

  /// - Parameter least: how often the rarer of the main parts must be there.
  private static func best(_ counts: Counts, least: Int) -> (architecture: Architecture, parts: [Role])? {
    // One that is there as often as its rarest main part: view models of cells make no screens.
    let possible = candidates.filter { candidate in
      candidate.parts.allSatisfy { counts[$0] > 0 } && counts.share(of: candidate.parts) >= leastShare
        && counts.least(of: candidate.parts.prefix(2)) >= least
    }
    // Presenters that have interactors are VIPER's, though coordinators lead from one to the next.
    let isVIPER = possible.contains { $0.architecture == .viper }
    // Where modules have presenters, a coordinator leads to the first of them.
    let isModules = modules(counts) != nil
    let isPresented = counts[.presenter] > counts[.viewModel] || counts.areVIP
    return possible.filter { !isModules && !isPresented || $0.architecture != .mvvmc }
      // Modules that have a router each are VIPER's, whatever a few coordinators do beside them.
      .filter { !isModules || $0.architecture != .mvpcf }
      .filter { !isVIPER || !$0.parts.contains(.coordinator) || $0.parts.contains(.viewModel) }
      .max { counts.least(of: $0.parts.prefix(2)) < counts.least(of: $1.parts.prefix(2)) }
  }

  /// Presenters with a router each, and neither view models nor more coordinators than one for some of them: VIPER's
  /// modules, in which something else does an interactor's work.
  private static func modules(_ counts: Counts) -> (architecture: Architecture, parts: [Role])? {
    let isThere =
      counts[.router] > 1 && counts[.presenter] > 1 && counts[.router] * 2 >= counts[.presenter]
      && counts[.coordinator] * 4 <= counts[.router] && counts[.viewModel] < counts[.presenter]
      && counts.share(of: [.presenter]) >= leastShare
    return isThere ? (.viper, [.presenter, .router]) : nil
  }

  /// Many modules with all three parts each, in an app with many screens more: one presenter may serve several.
  private static func wholeModules(_ counts: Counts) -> (architecture: Architecture, parts: [Role])? {
    let parts: [Role] = [.interactor, .presenter, .router]
    let (least, most) = (counts.least(of: parts), parts.map { counts[$0] }.max() ?? 0)
    return least > 3 && least * 2 > most ? (.viper, parts) : nil
  }

  /// Whether parts that few of an app's screens have are all in folders that follow an architecture by themselves.
  private static func areInFolders(
    _ wanted: [Role], _ parts: [(folders: [String], counts: Counts)], _ counts: Counts
  ) -> Bool {
    guard counts.share(of: wanted) < fewShare else { return false }
    let found = folders(parts, below: [])
    let elsewhere = parts.filter { part in
      let path = part.folders.joined(separator: "/") + "/"
      return !found.contains { path.hasPrefix($0.path) }
    }
    return !found.isEmpty && elsewhere.allSatisfy { $0.counts.least(of: wanted) == 0 }
  }

  /// Presenters and coordinators, whoever makes the modules: that has many names, and their laws hold all the same.
  private static func ledPresenters(_ counts: Counts) -> (architecture: Architecture, parts: [Role])? {
    let isThere =
      counts[.presenter] > 1 && counts[.coordinator] > 1 && counts[.viewModel] < counts[.presenter]
      && counts.share(of: [.presenter, .coordinator]) >= leastShare
    return isThere ? (.mvpcf, [.presenter, .coordinator]) : nil
  }

  /// View models most of which know a coordinator, in an app with many screens that have none.
  private static func ledViewModels(
    _ counts: Counts, in project: Project
  ) -> (architecture: Architecture, parts: [Role])? {
    guard counts[.coordinator] > 0, counts[.viewModel] > 3, counts[.presenter] < counts[.viewModel] else { return nil }
    let led = Set(project.notes(of: LedViewModels.self).flatMap(\.words)).count
    // One coordinator is that of the whole app if nearly all know it.
    let isLed = counts[.coordinator] > 1 ? led * 2 > counts[.viewModel] : led * 4 > counts[.viewModel] * 3
    return isLed ? (.mvvmc, [.viewModel, .coordinator]) : nil
  }

  /// Flow controllers alone: who leads through the screens is what most of their rules are about, whatever the screens are
  /// made of.
  private static func flows(_ counts: Counts) -> (architecture: Architecture, parts: [Role])? {
    let isThere =
      counts[.flowController] > 1 && counts[.coordinator] == 0 && counts.share(of: [.flowController]) >= leastShare
    return isThere ? (.mvvmfc, [.flowController]) : nil
  }

  /// The outermost folders that follow an architecture.
  ///
  /// - Parameter parts: what there is in each folder, without those in it.
  private static func folders(
    _ parts: [(folders: [String], counts: Counts)], below folder: [String]
  ) -> [(path: String, architecture: Architecture, reason: String)] {
    let inside = Dictionary(grouping: parts.filter { $0.folders.count > folder.count }) { $0.folders[folder.count] }
    return inside.sorted { $0.key < $1.key }.flatMap { name, parts in
      let path = folder + [name]
      let counts = parts.reduce(into: Counts()) { $0.add($1.counts) }
      if let best = best(counts, least: leastInFolder) {
        return [(path.joined(separator: "/") + "/", best.architecture, words(for: best.parts, counts))]
      }
      return folders(parts, below: path)
    }
  }

  /// Which parts are there although they make up no architecture, and what the nearest one wants.
  private static func reason(without counts: Counts) -> String {
    let telling: [Role] = [
      .interactor, .presenter, .flowController, .context, .useCase, .viewModel, .coordinator, .router,
    ]
    let there = telling.filter { counts[$0] > 0 }
    guard !there.isEmpty else { return "no architecture's parts are there" }
    let complete = candidates.first { $0.parts.allSatisfy { counts[$0] > 0 } }
    let possible = candidates.filter { candidate in candidate.parts.contains { counts[$0] > 0 } }
    let most = possible.map { counts.total(of: $0.architecture) }.max()
    let nearest = possible.filter { counts.total(of: $0.architecture) == most && !counts.hasIdleOnly($0.parts) }
      .map { (architecture: $0.architecture, missing: $0.parts.filter { counts[$0] == 0 }) }
    let least = nearest.map(\.missing.count).min()
    let wanted = (complete == nil ? nearest : []).filter { $0.missing.count == least }
      .reduce(into: [(architecture: Architecture, parts: [String])]()) { wanted, next in
        let parts = next.missing.map(\.plural).joined(separator: " and ")
        if let same = wanted.firstIndex(where: { $0.architecture == next.architecture }) {
          if !wanted[same].parts.contains(parts) { wanted[same].parts.append(parts) }
        } else {
          wanted.append((next.architecture, [parts]))
        }
      }
      .map { "\($0.architecture.rawValue) wants \($0.parts.joined(separator: " or "))" }
    let found = there.map(counts.words) + (counts.idlePresenters > 0 ? [counts.wordsForIdle] : [])
    return "only " + found.joined(separator: ", ")
      + (wanted.isEmpty ? "" : "; \(wanted.joined(separator: ", ")), too")
      + "; --architecture names one"
  }

  /// How many types there are of each role.
  private struct Counts {
    private var types: [Role: Int] = [:]
    private var protocols: [Role: Int] = [:]

    /// How many presenters have nothing but the view controller that they tell, or show what they are given.
    private(set) var idlePresenters = 0

    /// Counts a type.
    ///
    /// - Parameter idle: the names of types that say nothing in spite of their role.
    mutating func add(_ type: TypeFacts, without idle: Set<String>) {
      guard let role = type.role else { return }
      if type.kind == .protocol {
        protocols[role, default: 0] += 1
      } else if !idle.contains(type.name) {
        types[role, default: 0] += 1
      } else if role == .presenter {
        idlePresenters += 1
      } else if role == .viewModel {
        // Protocols that are there for such ones count for no more than they do.
        types[role] = types[role] ?? 0
      }
    }

    /// Counts what has been counted elsewhere.
    mutating func add(_ other: Counts) {
      types.merge(other.types, uniquingKeysWith: +)
      protocols.merge(other.protocols, uniquingKeysWith: +)
      idlePresenters += other.idlePresenters
    }

    /// Protocols count where nobody implements them under a name of the role. Those of interactors always do: one type may
    /// work for all modules, each of which has a protocol for what it needs.
    subscript(role: Role) -> Int {
      let count = types[role] ?? protocols[role] ?? 0
      return role == .interactor ? max(count, protocols[role] ?? 0) : count
    }

    /// Whether the screens are those of VIP, whose presenters know a view controller alone: what is called a view model there
    /// is what that shows.
    var areVIP: Bool { self[.interactor] > 1 && idlePresenters * 2 > self[.viewModel] }

    /// Whether there is one main part of each kind, and no more, or one alone that leads through all of an app.
    func haveOneLead(_ parts: [Role]) -> Bool {
      let leads = parts.filter { $0 == .coordinator || $0 == .flowController }
      return parts.prefix(2).allSatisfy { self[$0] == 1 } || !leads.isEmpty && leads.allSatisfy { self[$0] == 1 }
    }

    func least(of roles: some Sequence<Role>) -> Int { roles.map { self[$0] }.min() ?? 0 }

    /// How many types an architecture has use for.
    func total(of architecture: Architecture) -> Int {
      let roles = candidates.filter { $0.architecture == architecture }.flatMap(\.parts)
      return Set(roles).reduce(0) { $0 + self[$1] }
    }

    /// In how many of the screens an architecture's main parts are: a coordinator leads through several.
    func share(of roles: [Role]) -> Double {
      let screens = max(self[.viewController], self[.viewModel], self[.presenter], 1)
      let shared: Set<Role> = [.context, .coordinator, .factory, .flowController, .router, .useCase]
      let main = roles.filter { !shared.contains($0) }
      // One coordinator leads through a few screens, not through all of an app's.
      let led = roles.filter(shared.contains).map { self[$0] * 5 }.min() ?? .max
      let found = min(main.isEmpty ? least(of: roles) * 3 : least(of: main), led)
      return Double(found) / Double(screens)
    }

    /// Whether all presenters that some parts want are there, and say nothing.
    func hasIdleOnly(_ parts: [Role]) -> Bool {
      parts.contains(.presenter) && self[.presenter] == 0 && idlePresenters > 0
    }

    /// What is said of the presenters that say nothing.
    var wordsForIdle: String {
      idlePresenters == 1
        ? "1 presenter that knows no interactor" : "\(idlePresenters) presenters that know no interactor"
    }

    func words(_ role: Role) -> String {
      let count = self[role]
      return "\(count) \(count == 1 ? role.words : role.plural)"
    }
  }
}
