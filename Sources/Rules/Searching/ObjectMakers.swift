/// Who makes the objects of the project's classes, and how: a note for each class and each type that makes one.
///
/// There are notes of the same kind of who calls a function that makes objects, by `key(_:_:)`.
struct ObjectMakers: NamedSurvey {
  static let id = "objectMakers"

  /// How often somebody makes an object, or calls a function.
  enum Manner: String {
    /// Once for all: it is static.
    case forAll
    /// Where the app is launched and its window's root is set.
    case atLaunch
    /// Where another root is put into the window, by a function that is named behind it.
    case forRoot
    /// Once for each object of who makes it, as that begins, where a function is named behind it, or as its first value.
    case once
    /// Where who leads to screens is started, and shows it: `func start() { navigation.pushViewController(home, …) }`.
    case atStart
    /// One after another, or so it may be.
    case often
    /// One for each call of a function, which is named behind it, and of which there are notes of their own:
    /// `ListModule.build`.
    case byFunction
  }

  /// What a note ends with of what is made as a tab, or for one: `tabBar.viewControllers = [Home()]`.
  static let tab = "tab"

  /// What the notes are under that say who calls a function.
  static func key(_ type: String, _ function: String) -> String { "\(type).\(function)" }

  /// What the notes are under of calls by the name of an object whose type the caller's file does not tell:
  /// `modules.makeList()`.
  static func key(ofAny function: String) -> String { key("?", function) }

  /// What the notes are under that say who asks a container for something: `container.resolve(List.self)`.
  static func key(resolving type: String) -> String { key(container, type) }
  /// Who makes what is registered in a container, for each that asks for it.
  private static let container = "resolve"

  static func names(of key: String, in declarations: Declarations) -> [[String]] {
    let names = names(in: key)
    if key.hasPrefix(self.key(ofAny: "")), let function = names.last {
      return makes(function) || mayBeComputed(function) ? [[function]] : []
    }
    // `typealias Presenter = ListPresenter`
    let others = declarations.aliases.names(of: key).map { [$0.lastName] }
    // What takes it out of a storyboard need not name its class.
    let isIdentified = declarations.configuration.firstScreens.areAskedFor(key)
    return [names] + others + (isIdentified ? storyboards : [])
  }

  /// What says that a screen is taken out of a storyboard by its identifier, by the storyboard's function or one that a tool
  /// has written.
  private static let storyboards = [
    ["instantiateViewController", "withIdentifier"], ["instantiateViewController", "identifier"], ["R", "storyboard"],
    ["StoryboardScene"],
  ]

  static func notes(in part: Project) -> [SurveyNote] { MakerNotes.all(in: part) }

  /// Who makes what a call makes that stands in a closure for a container: one for each that asks for the registered type.
  static func registration(of callee: Path, in code: Code) -> (owner: String, function: String)? {
    code.closures.lazy.filter { $0.range.contains(callee.offset) }.compactMap { closure -> (String, String)? in
      guard case .argument(let taker, _, _) = closure.destination, taker.last == "register",
        let call = code.calls.calls(where: { $0.offset == taker.offset }).first,
        case .metatype(let names)? = call.arguments.first?.value
      else { return nil }
      return names.first.map { (container, $0) }
    }.first
  }

  /// What is noted of what a container makes for each that asks for a registered type.
  static func words(ofRegistered type: String) -> [String] {
    [container, Manner.byFunction.rawValue, type]
  }

  /// Whether a function's name says that it makes something, and calls of it are noted.
  static func makes(_ function: String) -> Bool {
    guard let first = function.utf8.first, let last = function.utf8.last else { return false }
    // Most names begin and end otherwise.
    return initials.contains(first) && verbs.contains(where: function.hasPrefix)
      || finals.contains(last) && kinds.contains(where: function.hasSuffix) && !seeks(function)
  }

  /// Whether a function's name says that it looks for what is there: `popToViewController(ofClass: Home.self)`.
  private static func seeks(_ function: String) -> Bool { seekers.contains(where: function.hasPrefix) }
  private static let seekers = ["contains", "dismiss", "find", "has", "is", "pop", "remove"]

  /// Whether a property's name says that it may be a screen, or who leads to some, which is made whenever it is asked for.
  static func mayBeComputed(_ property: String) -> Bool {
    guard let last = property.utf8.last, finals.contains(last) else { return false }
    return kinds.contains(where: property.hasSuffix) && !stored.contains(property)
  }

  /// What screens have of the system's.
  private static let stored: Set<String> = [
    "navigationController", "parentViewController", "presentedViewController", "presentingViewController",
    "rootViewController", "splitViewController", "tabBarController", "topViewController",
  ]

  private static let verbs = [
    "assemble", "begin", "build", "compose", "configure", "create", "generate", "get", "instantiate", "launch", "make",
    "new", "provide", "run", "setUp", "setup", "show", "start",
  ]
  private static let initials = Set(verbs.compactMap(\.utf8.first))
  /// `container.rootViewController()`
  private static let kinds = ["Controller", "Coordinator", "Module", "Scene", "Screen", "ViewModel"]
  private static let finals = Set(kinds.compactMap(\.utf8.last))
}
