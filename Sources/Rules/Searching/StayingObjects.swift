/// Which objects stay as long as the app, by who makes them.
extension Project {
  /// Whether its objects stay as long as the app: there is one for ever, the main storyboard shows it first, or all are made
  /// once, where the window's root is set or by what stays itself.
  func stays(_ type: ProjectType) -> Bool { StayingObjects(project: self).have(type) }
}

/// The search for who makes objects, from maker to maker.
private struct StayingObjects {
  let project: Project
  /// How many makers are followed.
  private var depth = 8
  /// The functions whose callers are being looked for.
  private var asked: Set<String> = []

  init(project: Project) { self.project = project }

  /// The search one step further.
  private func next(asking key: String? = nil) -> StayingObjects {
    var next = self
    next.depth -= 1
    if let key { next.asked.insert(key) }
    return next
  }

  /// Whether all objects of a class are among them.
  func have(_ type: ProjectType) -> Bool {
    if project.isForEver(type) || isRoot(type) { return true }
    guard depth > 0, type.kind == .class, !Self.replacesItself(type) else { return false }
    let heirs = project.heirs(of: type.simpleName).filter { !$0.isProtocol }
    let makers = calledMakers(of: type)
    if comesAfterFirst(type, makers) { return true }
    if !makers.isEmpty || heirs.isEmpty {
      // A log-in that is the only screen of all is as lasting as any.
      let isFirst = makers.allSatisfy { if case .storyboard = $0 { true } else { false } }
      guard isDoneOnce(by: makers, making: type.simpleName), isFirst || !isPassing(type) else { return false }
    }
    return heirs.allSatisfy(next().have)
  }

  /// Whether a screen comes once after those that the app begins with, and there is no way back: it hides the button for that.
  private func comesAfterFirst(_ screen: ProjectType, _ makers: [Maker]) -> Bool {
    guard depth > 0, screen.role == .viewController, !makers.isEmpty,
      screen.has({ $0.hasAssignments { $0.target.last == "hidesBackButton" } })
    else { return false }
    return makers.allSatisfy { maker in
      guard case .type(let owner, _, _, _) = maker, let first = project.type(owner) else { return false }
      return Self.isCalledPassing(first) && (isRoot(first) || next().have(first))
    }
  }

  /// Whether something is done, and only once by those who stay: an object is made, or a function is called.
  ///
  /// - Parameter made: the class of the object; empty for a function's call.
  private func isDoneOnce(by makers: [Maker], making made: String = "") -> Bool {
    !makers.isEmpty && makers.allSatisfy { isOnce($0, making: made) }
  }

  private func isOnce(_ maker: Maker, making made: String) -> Bool {
    guard case .type(let owner, let manner, let function, let isForTab) = maker else {
      return project.keepsRootOfStoryboard
    }
    // Where no other root takes its place, nobody sees a tab bar go.
    if isForTab, laterRoots.isEmpty { return true }
    switch manner {
    case .forAll: return true
    case .atLaunch:
      return laterRoots.isEmpty
        || keepsAll(of: project.windowRoots.filter { $0.setter == owner && $0.moment == .atLaunch }, that: made)
    case .forRoot: return keepsAll(of: laterRoots.filter { $0.setter == owner && $0.function == function }, that: made)
    case .often: return false
    case .once:
      guard depth > 0, let owner = project.type(owner) else { return false }
      return owner.role == .appDelegate || next().have(owner)
    case .atStart:
      guard depth > 0, let owner = project.type(owner), isStartedOnce(owner) else { return false }
      return next().have(owner)
    case .byFunction:
      let key = ObjectMakers.key(owner, function)
      return depth > 0 && next(asking: key).isDoneOnce(by: callers(of: function, of: owner))
    }
  }

  /// Whether who leads to screens is made, and so started, where others begin: what they keep from the start may be started
  /// whenever somebody taps.
  private func isStartedOnce(_ lead: ProjectType) -> Bool {
    makers(notedUnder: lead.simpleName).allSatisfy { maker in
      guard case .type(let owner, .byFunction, let function, _) = maker else { return Self.begins(maker, in: project) }
      // `func start() { showHome() }`
      let callers = callers(of: function, of: owner)
      return !callers.isEmpty && callers.allSatisfy { Self.begins($0, in: project) }
    }
  }

  /// Whether something is made, or called, as another object begins, and not only kept from then on.
  private static func begins(_ maker: Maker, in project: Project) -> Bool {
    switch maker {
    case .type(_, .atLaunch, _, _): true
    case .type(let owner, .once, let function, _):
      !["", "init"].contains(function) || project.type(owner)?.role == .appDelegate
    default: false
    }
  }

  /// Whether it is the screen of a window's root that stays, and nobody makes another.
  private func isRoot(_ type: ProjectType) -> Bool {
    guard type.role == .viewController, !isPassing(type) else { return false }
    let roots = project.windowRoots.filter { $0.screen == type.simpleName }
    return !roots.isEmpty && roots.allSatisfy(keeps)
      && project.notes(of: ObjectMakers.self, under: type.simpleName).allSatisfy { note in
        roots.contains { $0.setter == note.words[0] }
      }
  }

  /// The roots that are put into the window later than as the app begins.
  private var laterRoots: [WindowRoot] { project.windowRoots.filter { $0.moment != .atLaunch } }

  /// Whether a root stays in the window: what is set as the app begins if no other is set later, and what is set later if
  /// others are of the same class or set before.
  private func keeps(_ root: WindowRoot) -> Bool {
    let others = laterRoots
    if root.moment == .atLaunch {
      // It comes at launch, or behind another that then comes instead.
      let isOneOf = project.windowRoots.contains { $0.moment == .atLaunch && $0.screen != root.screen }
      return others.isEmpty
        || isOneOf && others.allSatisfy { $0.moment == .later && $0.screen == root.screen && root.screen != nil }
    }
    if others.count == 1 { return root.moment == .later }
    if let screen = root.screen, others.allSatisfy({ $0.screen == screen || isGivingWay($0.setter, to: screen) }) {
      return true
    }
    let last = others.filter { !isSetOnce($0) }
    if last.isEmpty { return true }
    return !isSetOnce(root) && last.allSatisfy { $0.moment == .later && ($0.screen != nil || last.count == 1) }
      && last.allSatisfy { $0.screen == last[0].screen }
  }

  /// Whether who sets a root is the screen of an earlier one, to which nothing leads back.
  private func isGivingWay(_ setter: String, to screen: String) -> Bool {
    setter != screen && project.type(setter)?.role == .viewController
      && project.windowRoots.contains { $0.screen == setter }
  }

  /// Whether some roots that are set together stay: those that are of a class, if any is.
  private func keepsAll(of roots: [WindowRoot], that made: String) -> Bool {
    let own = roots.filter { $0.screen == made }
    return !roots.isEmpty && (own.isEmpty ? roots : own).allSatisfy(keeps)
  }

  /// Whether a root is set by what begins once, as the app does.
  private func isSetOnce(_ root: WindowRoot) -> Bool {
    guard depth > 0, root.isForBeginning, let setter = project.type(root.setter), setter.role != .viewController else {
      return false
    }
    return setter.role == .appDelegate || next().isDoneOnce(by: makers(of: setter))
  }

  /// Whether a screen gives way to the next one: its name says so, where screens do, or it puts others in its place.
  private func isPassing(_ screen: ProjectType) -> Bool {
    Self.isCalledPassing(screen) && project.replacesScreens || Self.replacesItself(screen)
  }

  /// Whether a screen's name says that it gives way to the next one.
  private static func isCalledPassing(_ screen: ProjectType) -> Bool {
    let names = ["auth", "intro", "landing", "launch", "loading", "login", "onboard", "signin", "splash", "welcome"]
    return screen.role == .viewController && names.contains(where: screen.simpleName.lowercased().holds)
  }

  /// Whether a screen puts others in its place.
  private static func replacesItself(_ screen: ProjectType) -> Bool {
    screen.role == .viewController && screen.has { $0.calls.has { $0.last == "setViewControllers" } }
      && !screen.ancestors.contains("UITabBarController")
  }

  /// Who makes objects of a class, or calls a function.
  private enum Maker {
    /// A type, whose function is named where it makes one for each call of that; be it for a tab.
    case type(String, ObjectMakers.Manner, function: String = "", isForTab: Bool = false)
    /// A storyboard has it among what the app shows first.
    case storyboard
  }

  /// Who makes objects of a class, in code or by a storyboard.
  private func makers(of type: ProjectType) -> [Maker] {
    let inCode = makers(notedUnder: type.simpleName)
    return inCode + makersInStoryboards(of: type.simpleName, isMadeInCode: !inCode.isEmpty)
  }

  /// The same without functions that nobody calls, if others make some.
  private func calledMakers(of type: ProjectType) -> [Maker] {
    let all = makers(of: type)
    guard all.count > 1 else { return all }
    let called = all.filter { maker in
      guard case .type(let owner, .byFunction, let function, _) = maker, ObjectMakers.makes(function) else {
        return true
      }
      return !callers(of: function, of: owner).isEmpty
    }
    return called.isEmpty ? all : called
  }

  private func makersInStoryboards(of type: String, isMadeInCode: Bool = false, depth: Int = 4) -> [Maker] {
    let ways = project.configuration.firstScreens.ways[type] ?? []
    return ways.flatMap { way -> [Maker] in
      switch way {
      // Code puts another in its place.
      case .first: isMadeInCode && !project.keepsRootOfStoryboard ? [] : [.storyboard]
      // A library's navigation controller is nothing but the way to what it shows.
      case .part(let container) where project.type(container) == nil && depth > 0:
        makersInStoryboards(of: container, depth: depth - 1)
      case .part(let container): [.type(container, .once)]
      case .tab(let container): [.type(container ?? "", .once, isForTab: true)]
      // It is known who asks.
      case .asked where isMadeInCode || ways.contains(.first) && project.keepsRootOfStoryboard: []
      // It is by its storyboard's name that it becomes a tab.
      case .asked where ways.contains(where: \.isTab): []
      case .asked, .often: [.type("", .often)]
      }
    }
  }

  /// Who makes objects, or calls a function, without screens that nobody makes in turn and functions whose callers are being
  /// looked for.
  private func makers(notedUnder key: String) -> [Maker] {
    project.notes(of: ObjectMakers.self, under: key).compactMap { note in
      let owner = note.words[0]
      if let screen = project.type(owner), screen.role == .viewController, !mayBeMade(screen) { return nil }
      let function = note.words.dropFirst(2).first ?? ""
      if asked.contains(ObjectMakers.key(owner, function)) { return nil }
      return .type(
        owner, ObjectMakers.Manner(rawValue: note.words[1]) ?? .often, function: function,
        isForTab: note.words.dropFirst(3).first == ObjectMakers.tab)
    }
  }

  /// Who calls a function: by the name of its type or of a protocol of that, or, where nobody does, by that of any object.
  private func callers(of function: String, of type: String) -> [Maker] {
    let protocols = project.type(type)?.ancestors.filter { project.type($0)?.isProtocol == true } ?? []
    let callers = ([type] + protocols.sorted()).flatMap { makers(notedUnder: ObjectMakers.key($0, function)) }
    return callers.isEmpty ? makers(notedUnder: ObjectMakers.key(ofAny: function)) : callers
  }

  /// Whether somebody makes a screen, or a storyboard has it.
  private func mayBeMade(_ screen: ProjectType) -> Bool {
    let name = screen.simpleName
    return !project.notes(of: ObjectMakers.self, under: name).isEmpty
      || project.configuration.firstScreens.has(name) || !project.heirs(of: name).isEmpty || isRoot(screen)
  }
}
