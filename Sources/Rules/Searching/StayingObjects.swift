/// Who makes the objects of the project's classes, and how: a note for each class and each type that makes one.
struct ObjectMakers: Survey {
  static let id = "objectMakers"

  /// How often somebody makes an object.
  enum Manner: String {
    /// Once for all: it is static, or made where the root of the window is set.
    case forAll
    /// Once for each object of who makes it.
    case once
    /// One after another, or so it may be.
    case often
    /// One for each call of a function, which is named behind it, and of which there are notes of their own:
    /// `ListModule.build`.
    case byFunction
  }

  /// What the notes are under that say who calls a function.
  static func key(_ type: String, _ function: String) -> String { "\(type).\(function)" }

  static func notes(in part: Project) -> [SurveyNote] {
    var notes: Set<SurveyNote> = []
    // `Menu()`, and `MenuModule.build()` or `MenuModule().build()`
    func mayMake(_ callee: Path) -> Bool {
      callee.isInitialiser || callee.nameCount == 2 && callee.first.beginsWithCapital
    }
    func note(_ done: String, by owner: String, in function: String, _ manner: Manner) {
      notes.insert(SurveyNote(done, [owner, manner.rawValue] + (manner == .byFunction ? [function] : [])))
    }
    func note(_ code: Code, by owner: String, in function: String = "", _ manner: (Path) -> Manner) {
      for callee in code.calls.callees(where: mayMake) {
        let made = callee.isInitialiser ? callee.madeType : callee.first
        guard part.declares(made) else { continue }
        note(callee.isInitialiser ? made : key(made, callee.last), by: owner, in: function, manner(callee))
      }
    }
    // What is made for a preview or a test is none of the app's.
    let types = part.types.filter { type in
      !type.isProtocol && !type.ancestors.contains("PreviewProvider") && !RoleNames.isDouble(type.simpleName)
    }
    for type in types {
      for (_, property) in type.properties {
        note(property.code, by: type.simpleName) { callee in
          guard property.isStored, !property.code.isInClosure(callee), !LastingObjects.isExample(property.name) else {
            return .often
          }
          return property.isStatic ? .forAll : .once
        }
      }
      let helpers = Set(type.functions.map(\.function).filter { $0.access.isPrivate && !$0.beginsObject }.map(\.name))
      for (_, function) in type.functions {
        let code = function.code
        let isRoot = code.hasAssignments { $0.target.last == "rootViewController" }
        func manner(_ callee: Path) -> Manner {
          if code.isInClosure(callee) { return .often }
          if isRoot, !function.isStatic { return .forAll }
          guard function.beginsObject, !function.isStatic, !code.isPassedOn(callee) else {
            return code.isShownThere(callee) ? .often : .byFunction
          }
          return .once
        }
        note(code, by: type.simpleName, in: function.name, manner)
        // What nobody else can call.
        if helpers.isEmpty { continue }
        for callee in code.calls.callees(where: { $0.nameCount == 1 && helpers.contains($0.last) }) {
          note(key(type.simpleName, callee.last), by: type.simpleName, in: function.name, manner(callee))
        }
      }
    }
    for (_, file) in part.files {
      for function in file.functions { note(function.code, by: "") { _ in .often } }
      for property in file.properties { note(property.code, by: "") { _ in .forAll } }
    }
    return notes.inOrder
  }
}

extension Project {
  /// Whether its objects stay as long as the app: there is one for ever, the main storyboard shows it first, or all are made
  /// once, where the window's root is set or by what stays itself.
  ///
  /// - Parameter depth: how many makers are followed.
  func stays(_ type: ProjectType, depth: Int = 8) -> Bool {
    if isForEver(type) || isOnlyRoot(type) { return true }
    guard depth > 0, type.kind == .class, !Self.replacesItself(type) else { return false }
    let heirs = heirs(of: type.simpleName).filter { !$0.isProtocol }
    let makers = makers(of: type.simpleName)
    if !makers.isEmpty || heirs.isEmpty {
      guard isDoneOnce(makers, depth: depth) && !Self.isPassing(type) || isFirstOfStoryboard(type.simpleName) else {
        return false
      }
    }
    return heirs.allSatisfy { stays($0, depth: depth - 1) }
  }

  /// Whether something is done, and only once by those who stay: an object is made, or a function is called.
  private func isDoneOnce(_ makers: [Maker], depth: Int) -> Bool {
    !makers.isEmpty
      && makers.allSatisfy { maker in
        switch maker.manner {
        case .forAll: return isRootSetOnce
        case .often: return false
        case .once:
          guard depth > 0, let owner = type(maker.owner) else { return false }
          return owner.role == .appDelegate || stays(owner, depth: depth - 1)
        case .byFunction:
          let key = ObjectMakers.key(maker.owner, maker.function)
          return depth > 0 && isDoneOnce(self.makers(of: key), depth: depth - 1)
        }
      }
  }

  /// Whether nothing puts another root into the window.
  private var isRootSetOnce: Bool { notes(of: WindowRoots.self).count < 2 }

  /// Whether it is the window's root, which is set once.
  private func isOnlyRoot(_ type: ProjectType) -> Bool {
    guard type.role == .viewController, !Self.isPassing(type) else { return false }
    let roots = notes(of: WindowRoots.self).map(\.words)
    guard roots.count == 1, let root = roots[0].dropFirst().first else { return false }
    return root == type.simpleName
  }

  /// Whether a screen gives way to the next one: its name says so, or it puts others in its place.
  private static func isPassing(_ screen: ProjectType) -> Bool {
    let names = ["auth", "intro", "landing", "launch", "loading", "login", "onboard", "signin", "splash", "welcome"]
    return screen.role == .viewController && names.contains(where: screen.simpleName.lowercased().holds)
      || replacesItself(screen)
  }

  /// Whether a screen puts others in its place.
  private static func replacesItself(_ screen: ProjectType) -> Bool {
    screen.role == .viewController && screen.has { $0.calls.has { $0.last == "setViewControllers" } }
      && !screen.ancestors.contains("UITabBarController")
  }

  /// Whether a storyboard has the one object of a class among what the app shows first.
  private func isFirstOfStoryboard(_ type: String) -> Bool {
    configuration.firstScreens.classes.contains(type) && notes(of: WindowRoots.self).isEmpty
      && makers(of: type).isEmpty
  }

  private typealias Maker = (owner: String, manner: ObjectMakers.Manner, function: String)

  /// Who makes objects of a class, or calls a function, without screens that nobody makes in turn.
  private func makers(of type: String) -> [Maker] {
    notes(of: ObjectMakers.self, under: type).compactMap { note in
      let owner = note.words[0]
      if let screen = self.type(owner), screen.role == .viewController, !mayBeMade(screen) { return nil }
      return (owner, ObjectMakers.Manner(rawValue: note.words[1]) ?? .often, note.words.dropFirst(2).first ?? "")
    }
  }

  /// Whether somebody makes a screen, or a storyboard has it.
  private func mayBeMade(_ screen: ProjectType) -> Bool {
    let name = screen.simpleName
    return !notes(of: ObjectMakers.self, under: name).isEmpty || configuration.firstScreens.known.contains(name)
      || !heirs(of: name).isEmpty || isOnlyRoot(screen)
  }
}

extension Function {
  /// Whether it is called once for each object, or the app, by what it is called: when that is made, loaded or started.
  fileprivate var beginsObject: Bool {
    if kind == .initialiser { return true }
    if name == "application" || name == "scene" {
      return parameters.contains { ["didFinishLaunchingWithOptions", "willConnectTo"].contains($0.label) }
    }
    return ["awakeFromNib", "commonInit", "loadView", "start", "viewDidLoad"].contains(name)
      || parameters.isEmpty && ["configure", "setup", "setUp"].contains(where: name.hasPrefix)
  }
}

extension Code {
  /// Whether a call stands in a closure that is called later, or often.
  fileprivate func isInClosure(_ callee: Path) -> Bool {
    closures.contains { $0.destination != .calledAtOnce && $0.range.contains(callee.offset) }
  }

  /// Whether what a call makes is handed out, or shown over others.
  fileprivate func isPassedOn(_ callee: Path) -> Bool { isReturned(callee) || isShownThere(callee) }

  /// Whether what a call makes is shown over others, be it by way of a local name.
  fileprivate func isShownThere(_ callee: Path) -> Bool {
    if showsResult(of: callee) { return true }
    guard let local = localName(ofMadeBy: callee) else { return false }
    return isShown(local) && !isFirstOfNavigation(local)
  }
}
