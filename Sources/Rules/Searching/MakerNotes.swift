/// What the files of a part have to say about who makes objects.
struct MakerNotes {
  private let part: Project
  /// What is known of the type that is looked at.
  private var maker = MakerFacts()
  private let registers: Bool
  private let registersInitialisers: Bool
  private var found: Set<SurveyNote> = []

  private init(_ part: Project) {
    self.part = part
    registers = part.has { $0.calls.has { $0.last == "register" } }
    registersInitialisers = part.has { $0.calls.has { $0.last == "autoregister" } }
  }

  /// The notes of a part, in their order.
  static func all(in part: Project) -> [SurveyNote] {
    var notes = MakerNotes(part)
    // What is made for a preview or a test is none of the app's.
    for type in part.types
    where !type.isProtocol && !type.ancestors.contains("PreviewProvider") && !RoleNames.isDouble(type.simpleName) {
      notes.maker = MakerFacts(type)
      for (_, property) in type.properties { notes.take(property, of: type) }
      for (_, function) in type.functions { notes.take(function, of: type) }
    }
    notes.maker = MakerFacts()
    for (_, file) in part.files {
      for function in file.functions { notes.take(function.code, by: "", of: nil) { _ in .often } }
      for property in file.properties { notes.take(property.code, by: "", of: nil) { _ in .forAll } }
    }
    return notes.found.inOrder
  }

  private mutating func take(_ property: Property, of type: ProjectType) {
    if property.attributes.contains("IBOutlet"), let view = property.typeName, part.declares(view),
      part.role(ofType: view) != .viewController
    {
      found.insert(SurveyNote(view, [type.simpleName, ObjectMakers.Manner.once.rawValue]))
    }
    let isForTabs = maker.isTabs && property.isStored
    take(
      property.code, by: type.simpleName, in: property.isComputed ? property.name : "", of: type,
      isForTab: { _ in isForTabs }
    ) { callee in
      if property.isComputed { return .byFunction }
      guard property.isStored, !property.code.isInClosure(callee), !LastingObjects.isExample(property.name) else {
        return .often
      }
      return property.isStatic ? .forAll : .once
    }
  }

  private mutating func take(_ function: Function, of type: ProjectType) {
    let code = function.code
    let setsRoot = maker.setsRoots && code.hasAssignments { $0.target.isWindowsRoot }
    let shows = code.calls.has(Code.mayShow)
    let fillsTabs = code.fillsTabs(of: type)
    let isTabs = maker.isTabs && !shows
    take(
      code, by: type.simpleName, in: function.name, of: type,
      isForTab: { callee in
        let isForTab = fillsTabs || isTabs && (type.isLead || function.beginsObject || code.isReturned(callee))
        return isForTab && (fillsTabs || !code.isInClosure(callee)) && !(shows && code.isShownThere(callee))
      }
    ) { callee in
      if code.isInClosure(callee) { return .often }
      let isShown = shows && code.isShownThere(callee)
      if setsRoot, !function.isStatic {
        if type.isOnlyForLaunch(function) { return .atLaunch }
        return isShown ? .often : .forRoot
      }
      if isShown, type.isLead, type.isPartOfStart(function), !code.isPresented(callee) { return .atStart }
      guard function.beginsObject, !function.isStatic, !isShown, !code.isReturned(callee) else {
        return isShown ? .often : .byFunction
      }
      return .once
    }
  }

  /// Notes what code makes, and which functions it calls that do.
  ///
  /// - Parameter isForTab: whether that is done for a tab.
  /// - Parameter manner: how often it is done for what a call makes.
  private mutating func take(
    _ code: Code, by owner: String, in function: String = "", of type: ProjectType?,
    isForTab: (Path) -> Bool = { _ in false }, _ manner: (Path) -> ObjectMakers.Manner
  ) {
    func note(_ keys: [String], _ path: Path) {
      guard !keys.isEmpty else { return }
      var (owner, function, manner, isForTab) = (owner, function, manner(path), isForTab(path))
      if registers, let registration = ObjectMakers.registration(of: path, in: code) {
        (owner, function) = registration
        (manner, isForTab) = (.byFunction, false)
      }
      let isOfFunction = [.byFunction, .forRoot, .once].contains(manner)
      let words = [owner, manner.rawValue, isOfFunction ? function : ""] + (isForTab ? [ObjectMakers.tab] : [])
      for key in keys { found.insert(SurveyNote(key, words)) }
    }
    // `Menu()`, `MenuModule.build()`, `module.makeMenu()`, `container.resolve(Menu.self)`
    for callee in code.calls.callees(where: mayMake) { note(keys(of: callee, in: code, of: type), callee) }
    // `window.rootViewController = firstScreen`, which is computed.
    for property in code.references where ObjectMakers.mayBeComputed(property.last) {
      note(keys(ofComputed: property, in: code, of: type), property)
    }
    // `makeUser: UserFactory.makeUser`, which others may call as often as they like.
    for made in code.references where made.nameCount == 2 && made.beginsWithCapital && ObjectMakers.makes(made.last) {
      guard part.declares(made.first) else { continue }
      found.insert(
        SurveyNote(ObjectMakers.key(made.first, made.last), [owner, ObjectMakers.Manner.often.rawValue]))
    }
    for property in maker.computed.isEmpty ? [] : code.values(named: maker.computed) {
      note([ObjectMakers.key(owner, property.last)], property)
    }
    // `container.autoregister(Menu.self, initializer: Menu.init)`
    for call in registersInitialisers ? code.calls.named("autoregister") : [] {
      guard case .metatype(let names)? = call.arguments.first?.value, let registered = names.first,
        let made = call.argument("initializer")?.value.path?.first, part.declares(made)
      else { continue }
      found.insert(SurveyNote(made, ObjectMakers.words(ofRegistered: registered)))
    }
  }

  /// What a computed property of another object is noted under.
  private func keys(ofComputed property: Path, in code: Code, of type: ProjectType?) -> [String] {
    guard property.nameCount > 1 else { return [] }
    let owner = receiver(of: property, in: code, of: type)
    return [owner.map { ObjectMakers.key($0, property.last) } ?? ObjectMakers.key(ofAny: property.last)]
  }

  /// Whether a call may be noted, as far as its names tell. Most are not.
  private func mayMake(_ callee: Path) -> Bool {
    let name = callee.last
    return name.beginsWithCapital || ObjectMakers.makes(name) || callee.beginsWithCapital
      || ["init", "resolve"].contains(name) || callee.nameCount == 1 && maker.helpers.contains(name)
  }

  /// What a call is noted under: a class of which it makes an object, or a function that it calls.
  private func keys(of callee: Path, in code: Code, of type: ProjectType?) -> [String] {
    let name = callee.last
    if callee.isInitialiser {
      let made = callee.madeType
      if part.declares(made) {
        // `typealias Presenter = ListPresenter`
        let isAlias = part.type(made) == nil
        return [isAlias ? part.alias(made, in: type?.name ?? "")?.main ?? made : made]
      }
      // A function that is written as a type is: `Modules.Lists.List()`.
      guard (2...3).contains(callee.nameCount) else { return [] }
      let owner = callee.nameCount == 2 ? callee.first : callee.second
      return part.declares(owner) ? [ObjectMakers.key(owner, name)] : []
    }
    if name == "resolve" {
      guard let call = code.calls.calls(where: { $0.offset == callee.offset }).first,
        case .metatype(let names)? = call.arguments.first?.value
      else { return [] }
      return names.map(ObjectMakers.key(resolving:))
    }
    if let generated = typeOfGenerated(callee) { return part.declares(generated) ? [generated] : [] }
    if callee.nameCount == 1 {
      let isOwn = type?.functions.contains { $0.function.name == name } == true
      return isOwn ? [ObjectMakers.key(type?.simpleName ?? "", name)] : []
    }
    if ObjectMakers.makes(name), let named = typeGiven(to: callee, in: code) { return [named] }
    if let owner = receiver(of: callee, in: code, of: type) {
      // What a screen inherits: `Home.instantiate()`.
      let makesItself = isInheritedMaker(name) || ObjectMakers.makes(name) && !declares(name, owner)
      return [ObjectMakers.key(owner, name)] + (makesItself ? [owner] : [])
    }
    guard ObjectMakers.makes(name) else { return [] }
    let made = name.hasPrefix("instantiate") ? typeOfInstantiated(by: callee, in: code) : nil
    return made.map { [$0].filter(part.declares) } ?? [ObjectMakers.key(ofAny: name)]
  }

  /// The class of what a call takes out of a storyboard, as the code says or the storyboard.
  private func typeOfInstantiated(by callee: Path, in code: Code) -> String? {
    if let cast = code.typeOfInstantiated(by: callee) { return cast }
    // `storyboard.instantiateViewController(withIdentifier: "Home")`
    guard callee.last == "instantiateViewController", let call = code.calls.calls(where: { $0 == callee }).first,
      case .string(let place)? = (call.argument("withIdentifier") ?? call.argument("identifier"))?.value,
      let file = part.files.first?.file
    else { return nil }
    return storyboards.type(identifier: file.text(at: place))
  }

  /// The class of a screen that a tool has written a function for: `R.storyboard.main.home()`,
  /// `StoryboardScene.Main.home.instantiate()`.
  private func typeOfGenerated(_ callee: Path) -> String? {
    let names = callee.names
    switch (names.count, names.first) {
    case (4, "R") where names[1] == "storyboard":
      let isFirst = names[3] == "instantiateInitialViewController"
      return storyboards.type(in: names[2], identifier: isFirst ? "" : names[3])
    case (4, "StoryboardScene") where names[3] == "instantiate":
      return storyboards.type(in: names[1], identifier: names[2] == "initialScene" ? "" : names[2])
    default: return nil
    }
  }

  private var storyboards: FirstScreens { part.configuration.firstScreens }

  /// The class that is made by a function which makes any: `make(Home.self)`, `let home: Home = make()`.
  private func typeGiven(to callee: Path, in code: Code) -> String? {
    let call = code.calls.calls { $0 == callee }.first
    if case .metatype(let names)? = call?.arguments.first?.value { return names.first(where: part.declares) }
    let variable = code.variables.first { $0.value.path?.offset == callee.offset }
    return variable?.type.flatMap { part.role(ofType: $0.main) == .viewController ? $0.main : nil }
  }

  /// Whether a type itself has a function.
  private func declares(_ function: String, _ type: String) -> Bool {
    part.type(type)?.functions.contains { $0.function.name == function } ?? true
  }

  /// Whether a function's name says that it takes a screen out of a storyboard or a nib, which many have from an extension:
  /// `Home.initFromStoryboard()`.
  private func isInheritedMaker(_ function: String) -> Bool {
    function.hasPrefix("instantiate") || ["Nib", "Storyboard", "storyboard", "Xib"].contains(where: function.holds)
  }

  /// The type of whose object, or of which itself, a function is called, as far as that is told at hand.
  private func receiver(of callee: Path, in code: Code, of type: ProjectType?) -> String? {
    let first = callee.first
    if first.beginsWithCapital {
      if callee.nameCount == 3, callee.second.beginsWithCapital {
        return part.declares(callee.second) ? callee.second : nil
      }
      let isOfType = callee.nameCount == 2 || callee.nameCount == 3 && Singletons.names.contains(callee.second)
      // `UIStoryboard.list()`, by an extension
      let isExtension = first == "UIStoryboard" && !callee.last.hasPrefix("instantiate")
      return isOfType && (isExtension || part.declares(first)) ? first : nil
    }
    guard callee.nameCount == 2 else { return nil }
    // What an alias stands for may be several protocols.
    return (code.maker(of: first) ?? type?.property(first)?.typeName).flatMap { part.type($0) == nil ? nil : $0 }
  }
}

/// What counts of a type for all that its code makes.
private struct MakerFacts {
  /// Its functions that nobody else calls.
  var helpers: Set<String> = []
  /// Those of its computed properties that may make something.
  var computed: Set<String> = []
  /// Whether it sets the roots of windows.
  var setsRoots = false
  /// Whether it is a tab bar's controller, or is called after one and fills that.
  var isTabs = false

  /// Those of no type.
  init() {}

  init(_ type: ProjectType) {
    helpers = type.helpers
    computed = type.computedMakers
    setsRoots = type.has { $0.hasAssignments { $0.target.isWindowsRoot } }
    isTabs = type.isTabBar || type.simpleName.holds("Tab") && type.has { $0.fillsTabs(of: type) }
  }
}

extension ProjectType {
  /// Whether it is a tab bar's controller.
  fileprivate var isTabBar: Bool { ancestors.contains("UITabBarController") }

  /// The functions that nobody else calls, by their names: hardly anybody calls one of the app's delegate or of a screen but
  /// that itself, nor one of those who lead to screens that is not called `show…`.
  fileprivate var helpers: Set<String> {
    let areOwn = role == .appDelegate || role == .viewController || isLead
    return Set(functions.map(\.function).filter { !$0.beginsObject && ($0.access.isPrivate || areOwn) }.map(\.name))
  }

  /// The computed properties that may make something, by their names.
  fileprivate var computedMakers: Set<String> {
    Set(properties.map(\.property).filter { $0.isComputed && ObjectMakers.mayBeComputed($0.name) }.map(\.name))
  }

  /// Whether it leads to screens, and is not one.
  fileprivate var isLead: Bool { role == .coordinator || role == .flowController || role == .router }
}

extension Code {
  /// Whether it gives a tab bar its screens: `viewControllers = [home]`, `tabBar.setViewControllers(screens, animated: false)`.
  fileprivate func fillsTabs(of type: ProjectType) -> Bool {
    func isTabBar(_ path: Path) -> Bool {
      if path.nameCount == 0 { return type.isTabBar }
      return path.last.lowercased().holds("tab") || maker(of: path.first)?.holds("TabBar") == true
    }
    return hasAssignments { $0.target.last == "viewControllers" && isTabBar($0.target.base) }
      || calls.has { $0.last == "setViewControllers" && isTabBar($0.base) }
  }

  /// Where own properties of some names are assigned or given to a local name.
  fileprivate func values(named names: Set<String>) -> [Path] {
    (assignments.map(\.value) + variables.map(\.value)).compactMap { value in
      guard case .path(let path) = value, path.nameCount == 1, names.contains(path.last) else { return nil }
      return path
    }
  }

  /// Whether a call stands in a closure that is called later, or often.
  fileprivate func isInClosure(_ callee: Path) -> Bool {
    closures.contains { closure in
      closure.range.contains(callee.offset) && !isCalledForEachElement(closure) && !closure.setsUpWhatIsMade
        && !closure.waitsForItsTurn && closure.destination != .calledAtOnce
    }
  }

  /// Whether a closure is called at once, and once for each case of an enumeration or element of a local list:
  /// `Tab.allCases.map { … }`, `zip(Tab.allCases, controllers).map { … }`.
  private func isCalledForEachElement(_ closure: Closure) -> Bool {
    guard case .argument(let callee, _, _) = closure.destination else { return false }
    if callee.base.last == "allCases" || isOfPairedCases(callee) { return true }
    return callee.nameCount == 2 && ["compactMap", "forEach", "map"].contains(callee.last)
      && variables.contains { $0.name == callee.first && $0.type?.isCollection == true }
  }

  private func isOfPairedCases(_ callee: Path) -> Bool {
    callee.first == "zip"
      && calls.named("zip").contains { call in
        call.callee.start == callee.start && call.arguments.contains { $0.value.path?.last == "allCases" }
      }
  }

  /// Whether what a call makes is shown over others, which see it go.
  fileprivate func isPresented(_ callee: Path) -> Bool {
    let local = localName(ofMadeBy: callee)
    return calls.calls { $0.last == "present" || $0.last == "show" }.contains { call in
      guard let shown = call.arguments.first?.value else { return false }
      return local.map(shown.isName) ?? (shown.path?.start == callee.start)
    }
  }

  /// Whether what a call makes is shown over others, be it by way of a local name.
  fileprivate func isShownThere(_ callee: Path) -> Bool {
    let local = localName(ofMadeBy: callee)
    // `push(modules.makeList())`, by a function of one's own
    let isGiven = calls.calls(where: Self.mayShow).flatMap(\.arguments).contains { argument in
      local.map(argument.value.isName) ?? false || argument.value.path.map { $0.start == callee.start } ?? false
    }
    guard let local else {
      return (isGiven || showsResult(of: callee)) && !isFirstOfNavigation(madeBy: callee)
    }
    return !isFirstOfNavigation(local) && (isGiven || isShown(local) || showsResult(of: callee))
  }

  /// Whether a function's name says that it shows a screen over another.
  fileprivate static func mayShow(_ callee: Path) -> Bool {
    let name = callee.last
    return ["present", "push", "showAlert"].contains(where: name.hasPrefix) || showing.contains(name)
  }

  /// The class of what a call takes out of a storyboard: what the constant is declared to be that it is assigned to, or
  /// what it is cast to, `storyboard.instantiateInitialViewController() as? HomeViewController`.
  fileprivate func typeOfInstantiated(by callee: Path) -> String? {
    if let type = variables.first(where: { $0.value.path?.offset == callee.offset })?.type?.main { return type }
    let next = mentions.first { $0.offset > callee.offset && $0.offset < callee.offset + Self.longestCast }
    return next?.name
  }

  /// How many bytes may be between what takes a screen out of a storyboard and the class to which it is cast.
  private static let longestCast = 160
}

extension Closure {
  /// Whether a queue calls it, once for each time that it is given it: `DispatchQueue.main.asyncAfter(deadline: …) { … }`.
  fileprivate var waitsForItsTurn: Bool {
    guard case .argument(let callee, _, _) = destination else { return false }
    return ["async", "asyncAfter"].contains(callee.last)
  }

  /// Whether it is called at once with what has just been made, `UITabBarController().then { … }`, or makes it for a
  /// storyboard: `storyboard.instantiateInitialViewController { coder in List(coder: coder) }`.
  fileprivate var setsUpWhatIsMade: Bool {
    guard case .argument(let callee, _, _) = destination else { return false }
    switch callee.last {
    case "apply", "do", "then", "with": return callee.nameCount == 2 && callee.first.beginsWithCapital
    case "instantiateInitialViewController", "instantiateViewController": return true
    default: return false
    }
  }
}
