/// What is put into the window as its root, and when.
struct WindowRoots: Survey {
  static let id = "windowRoots"

  /// When a root is set.
  enum Moment: String {
    /// When the app begins.
    case atLaunch
    /// Later, in place of another.
    case later
    /// Whenever a function is given one, which may be any.
    case given
  }

  static func notes(in part: Project) -> [SurveyNote] {
    assigned(in: part) + given(in: part)
  }

  /// What the notes are under of screens that functions of a name are given: `setRoot(TabsController())`.
  static func key(givenTo function: String) -> String { "given to \(function)" }

  /// The screens that functions are given whose names say that they set a root.
  private static func given(in part: Project) -> [SurveyNote] {
    func saysRoot(_ callee: Path) -> Bool { callee.last.holds("oot") && callee.last.lowercased().holds("root") }
    let notes = part.code(where: { $0.calls.has(saysRoot) }).flatMap { owner, code -> [SurveyNote] in
      let function = owner.functions.first { $0.function.code.isSame(as: code) }?.function
      let isLaunch = function.map(owner.isOnlyForLaunch) == true
      let isFirst = function.map(owner.isOnlyForBeginning) == true
      return code.calls.calls(where: saysRoot).compactMap { call in
        guard let value = call.arguments.first?.value else { return nil }
        let moment = isLaunch ? Moment.atLaunch : .later
        return SurveyNote(
          key(givenTo: call.name),
          [
            owner.simpleName, function?.name ?? "", moment.rawValue, screen(in: value, of: code, owner) ?? "",
            isFirst ? beginning : "",
          ])
      }
    }
    return Set(notes).inOrder
  }

  private static func assigned(in part: Project) -> [SurveyNote] {
    part.assignments(to: \.isWindowsRoot).enumerated().map { number, root in
      let owner = part.type(root.owner)
      let function = owner?.functions.first { $0.function.code.isSame(as: root.code) }?.function
      let name = root.assignment.value.path.flatMap { $0.isOneName ? $0.first : nil }
      let moment: Moment =
        if let function, owner?.isOnlyForLaunch(function) == true, !root.code.listens(at: root.assignment.offset) {
          .atLaunch
        } else if let name, function?.parameters.contains(where: { $0.name == name }) == true {
          .given
        } else {
          .later
        }
      let made = screen(in: root.assignment.value, of: root.code, owner)
      let isFirst = function.map { owner?.isOnlyForBeginning($0) == true } ?? false
      let setter = [root.owner.lastName, function?.name ?? ""]
      return SurveyNote("", ["\(number)"] + setter + [moment.rawValue, made ?? "", isFirst ? Self.beginning : ""])
    }
  }

  /// The class of the screen that is set, or that the navigation begins with which is.
  private static func screen(in value: Value, of code: Code, _ owner: ProjectType?, depth: Int = 5) -> String? {
    guard depth > 0 else { return nil }
    func screen(in value: Value) -> String? { Self.screen(in: value, of: code, owner, depth: depth - 1) }
    switch value {
    case .call(let path) where path.isInitialiser:
      let call = code.calls.calls(where: { $0.offset == path.offset }).first
      guard path.madeType.hasSuffix("NavigationController"), let root = call?.argument("rootViewController") else {
        return path.madeType
      }
      return screen(in: root.value)
    case .call(let path) where path.last == Self.initialOfStoryboard: return path.last
    case .path(let path) where path.isOneName:
      let local = code.variables.last { $0.name == path.first }
      return local.map { screen(in: $0.value) } ?? owner?.property(path.first)?.typeName
    default: return nil
    }
  }

  /// What is noted of a root that is set when the object begins whose code sets it.
  static let beginning = "beginning"

  /// What is noted in place of a class where a root is the first of a storyboard's.
  static let initialOfStoryboard = "instantiateInitialViewController"
}

extension Code {
  /// Whether a place is in a closure that is called again and again: `auth.addStateDidChangeListener { … }`.
  fileprivate func listens(at offset: Int) -> Bool {
    closures.contains { closure in
      guard closure.range.contains(offset), case .argument(let callee, _, _) = closure.destination else { return false }
      return EscapeKnowledge.listening.contains(callee.last)
    }
  }
}

extension Path {
  /// Whether it is a window's root: `window?.rootViewController`, `windows.first?.rootViewController`.
  var isWindowsRoot: Bool {
    guard last == "rootViewController" else { return false }
    let names = names.dropLast()
    return names.last.map { Self.windows.contains($0.lowercased()) } == true
      || names.last == "first" && names.dropLast().last?.lowercased().hasSuffix("windows") == true
  }

  /// What an app's window is called. Others lie over it: `alertWindow`.
  private static let windows: Set<String> = [
    "_window", "appwindow", "currentwindow", "firstwindow", "keywindow", "mainwindow", "mywindow", "newwindow",
    "rootwindow",
    "uiwindow", "window",
  ]
}

/// Who puts other screens in the place of those that a navigation shows: `navigation.setViewControllers([home])`.
struct ReplacedScreens: Survey {
  static let id = "replacedScreens"

  static func notes(in part: Project) -> [SurveyNote] {
    func isStack(_ path: Path, in code: Code) -> Bool {
      let base = path.base
      return base.last.lowercased().holds("nav") && !(base.isOneName && code.maker(of: base.first) != nil)
    }
    func mayReplace(_ code: Code) -> Bool {
      code.hasAssignments { ["[]", "viewControllers"].contains($0.target.last) }
        || code.calls.has { $0.last == "setViewControllers" }
    }
    let replaces = part.code(where: mayReplace).contains { _, code in
      code.hasAssignments { assignment in
        let target = assignment.target
        // `tabBarController?.viewControllers?[1] = profile`
        return target.last == "viewControllers" && isStack(target, in: code)
          || target.last == "[]" && target.base.last == "viewControllers"
      } || code.calls.has { $0.last == "setViewControllers" && isStack($0, in: code) }
    }
    return replaces ? [SurveyNote()] : []
  }
}

/// The roots that are put into the window.
struct WindowRoot {
  /// Whose code sets it, and by which function; that is empty where a property's code does.
  let setter: String
  let function: String
  let moment: WindowRoots.Moment
  /// The class of the screen, as far as that is told.
  let screen: String?
  /// Whether it is set when the object begins whose code sets it, and never again by that.
  let isForBeginning: Bool

  /// - Parameter words: what was noted of it.
  fileprivate init(_ words: [String]) {
    (setter, function) = (words[0], words[1])
    moment = WindowRoots.Moment(rawValue: words[2]) ?? .later
    screen = words[3].isEmpty ? nil : words[3]
    isForBeginning = words[4] == WindowRoots.beginning
  }
}

extension Project {
  /// All roots that are put into the window.
  var windowRoots: [WindowRoot] {
    notes(of: WindowRoots.self).flatMap { note -> [WindowRoot] in
      let root = WindowRoot(Array(note.words.dropFirst()))
      guard root.moment == .given else { return [root] }
      let given = notes(of: WindowRoots.self, under: WindowRoots.key(givenTo: root.function))
      return given.isEmpty ? [root] : given.map { WindowRoot($0.words) }
    }
  }

  /// Whether screens give way to others anywhere: in the window, or in what a navigation shows.
  var replacesScreens: Bool {
    windowRoots.contains { $0.moment != .atLaunch } || !notes(of: ReplacedScreens.self).isEmpty
  }

  /// Whether what the main storyboard shows first stays the window's root.
  var keepsRootOfStoryboard: Bool {
    windowRoots.allSatisfy { $0.moment == .atLaunch && $0.screen == WindowRoots.initialOfStoryboard }
  }
}
