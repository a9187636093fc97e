/// The types of objects that a global constant or variable has, or a static one of another type, which is set once.
struct LastingObjects: Survey {
  static let id = "lastingObjects"

  static func notes(in part: Project) -> [SurveyNote] {
    var lasting: Set<String> = []
    func note(_ property: Property) {
      if let name = property.typeName, !isExample(property.name) { lasting.insert(name) }
    }
    for (_, file) in part.files { file.properties.forEach(note) }
    for type in part.types {
      for (_, property) in type.properties {
        if property.isStatic, isSetOnce(property, of: type) { note(property) }
        if property.isComputed, let registered = registeredType(of: property) { lasting.insert(registered) }
      }
    }
    for (_, code) in part.code(where: { $0.calls.has { registering.contains($0.last) } }) {
      lasting.formUnion(registeredTypes(in: code, of: part))
      lasting.formUnion(madeTypes(in: code.calls.named("register"), of: code, part).map(registration))
      if code.calls.has(givenAny: \.isScopeForAll) { lasting.insert(scopeForAll) }
    }
    lasting.formUnion(roots(in: part))
    return lasting.sorted().map { SurveyNote($0) }
  }

  /// What containers are called, and what they are told.
  private static let registering = ["Assembler", "Container", "inObjectScope", "register"]

  /// Whether a static property of a type, which is not made for a test or a preview, has one object of another for ever.
  private static func isSetOnce(_ property: Property, of type: ProjectType) -> Bool {
    property.isStored && property.typeName != type.simpleName
      && (property.isLet || property.madeType != nil && !type.has { $0.assigns(to: property.name) })
      && !RoleNames.isDouble(type.simpleName) && !type.ancestors.contains("PreviewProvider")
  }

  /// What is noted of a type that is registered, which lasts if all do.
  static func registration(_ type: String) -> String { "register(\(type))" }
  /// What is noted where a container keeps all that it makes: `Assembler([…], defaultObjectScope: .container)`.
  static let scopeForAll = "defaultObjectScope: .container"

  /// What is asked for as the window's root: `static var root: RootViewController? { window?.rootViewController as? … }`.
  private static func roots(in part: Project) -> [String] {
    func isRoot(_ assignment: Assignment) -> Bool {
      assignment.value.path?.last == "rootViewController" && assignment.target == .returned
    }
    guard part.has({ $0.hasAssignments(where: isRoot) }) else { return [] }
    return part.types.flatMap(\.properties).map(\.property)
      .filter { $0.isComputed && $0.code.hasAssignments(where: isRoot) }.compactMap(\.typeName).filter(part.declares)
  }

  /// What a container of factories has one object of: `Factory(self) { Settings() }.scope(.singleton)`.
  private static func registeredType(of property: Property) -> String? {
    guard let type = property.type, type.first == "Factory", case let names = type.names, names.count == 2 else {
      return nil
    }
    let isSingle = property.code.calls.contains { call in
      call.name == "singleton" || call.arguments.contains { $0.value.path?.last == "singleton" }
    }
    return isSingle || property.code.references.contains { $0.last == "singleton" } ? names[1] : nil
  }

  /// What a container keeps one object of: `container.register(Settings.self) { _ in Settings() }.inObjectScope(.container)`.
  private static func registeredTypes(in code: Code, of part: Project) -> [String] {
    let scopes = code.calls.named("inObjectScope").filter { $0.arguments.first?.value.path?.last == "container" }
    let chains = Set(scopes.map(\.callee.start))
    // `container.autoregister(Settings.self, initializer: AppSettings.init).inObjectScope(.container)`
    let named = code.calls.filter { chains.contains($0.callee.start) }.compactMap { $0.argument("initializer") }
      .compactMap(\.value.path?.first).filter(part.declares)
    return madeTypes(in: scopes, of: code, part) + named
  }

  /// What is made in the closures that some chains of calls are given.
  private static func madeTypes(in chains: [Call], of code: Code, _ part: Project) -> [String] {
    chains.flatMap { scope in
      code.closures.filter { closure in
        guard case .argument(let callee, _, _) = closure.destination else { return false }
        return callee.start == scope.callee.start
      }.flatMap { closure in
        code.calls.filter { closure.range.contains($0.callee.offset) && $0.callee.isInitialiser }.map(\.callee.madeType)
          .filter(part.declares)
      }
    }
  }

  static func isExample(_ name: String) -> Bool {
    ["empty", "example", "mock", "placeholder", "preview", "sample", "test"].contains(where: name.lowercased().holds)
  }
}

/// What the app's delegate makes, or the app itself in SwiftUI: `WindowGroup { RootView(model: RootModel()) }`.
struct MadeByApp: Survey {
  static let id = "madeByApp"

  static func notes(in part: Project) -> [SurveyNote] {
    let apps = part.types.filter { $0.ancestors.contains("App") && $0.role == .appDelegate }
    let names = apps.flatMap(\.code).flatMap(\.code.calls).map(\.name).filter(part.declares)
    return Set(names).sorted().map { SurveyNote($0) }
  }
}

/// The objects that views of SwiftUI own: `@StateObject private var model = RootModel()`.
struct StateObjects: Survey {
  static let id = "stateObjects"

  static func notes(in part: Project) -> [SurveyNote] {
    var notes: Set<SurveyNote> = []
    for view in part.types where view.kind == .struct {
      for (_, property) in view.storedProperties where property.attributes.contains("StateObject") {
        for name in [property.typeName, property.madeType].compactMap(\.self) {
          notes.insert(SurveyNote(name, [view.simpleName]))
        }
      }
    }
    return notes.inOrder
  }
}

/// Which types keep objects of which others, where neither is a part of a screen.
struct KeptObjects: NamedSurvey {
  static let id = "keptObjects"

  static func notes(in part: Project) -> [SurveyNote] {
    var kept: Set<SurveyNote> = []
    let areAdded = part.has { $0.calls.has(isAddition) }
    for keeper in part.types
    where !keeper.isProtocol && (!keeper.isPartOfScreen || keeper.isShared || part.isOfWholeApp(keeper)) {
      func note(_ name: String) {
        if part.declares(name) { kept.insert(SurveyNote(name, [keeper.simpleName])) }
      }
      for (_, property) in keeper.storedProperties { typesKept(by: property).forEach(note) }
      if areAdded { typesAdded(by: keeper).forEach(note) }
    }
    return kept.inOrder
  }

  private static func isAddition(_ callee: Path) -> Bool { callee.last == "append" }

  /// The types of what is made and added to own lists, out of which nothing is taken: `children.append(child)`.
  private static func typesAdded(by keeper: ProjectType) -> [String] {
    keeper.code(ifAny: { $0.calls.has(isAddition) }).flatMap { _, code in
      code.calls.calls(where: isAddition).compactMap { call -> String? in
        let list = call.callee.base
        guard call.callee.nameCount == 2, keeper.property(list.first) != nil, !code.hides(list),
          !keeper.removes(from: list), case .path(let added)? = call.arguments.first?.value, added.isOneName
        else { return nil }
        return code.maker(of: added.first)
      }
    }
  }

  /// The types of what a property has, or of the elements of its first list.
  private static func typesKept(by property: Property) -> [String] {
    guard property.ownership == .strong, !property.isStatic else { return [] }
    if property.type?.isCollection == true { return property.code.calls.filter(\.isArrayElement).map(\.name) }
    return [property.typeName, property.madeType].compactMap(\.self)
  }
}

extension Project {
  /// Whether there is one object, which stays as long as the app runs whoever keeps it: it, or what inherits from it, is
  /// shared or global, or the app's delegate has it, by itself or by way of others that belong to no screen.
  ///
  /// - Parameter depth: how many keepers are followed, so that two which keep each other come to an end.
  func isForEver(_ type: ProjectType, depth: Int = 3) -> Bool {
    if type.role == .appDelegate || type.isShared || type.isApp || type.isOfMainMenu { return true }
    let heirs = heirs(of: type.simpleName).filter { !$0.isProtocol }
    if !heirs.isEmpty, heirs.allSatisfy(\.isShared) { return true }
    let names = ownProtocols(of: type).union([type.simpleName])
    func lasts(_ name: String) -> Bool { !notes(of: LastingObjects.self, under: name).isEmpty }
    if names.contains(where: lasts) { return true }
    if lasts(LastingObjects.scopeForAll), names.map(LastingObjects.registration).contains(where: lasts) { return true }
    guard type.role != .viewController, type.role != .view else { return false }
    // A class of which there are objects of others alone.
    if depth > 0, type.kind == .class, !heirs.isEmpty, heirs.allSatisfy({ isForEver($0, depth: 0) }) { return true }
    return isKeptByDelegate(type) || isMadeByApp(type) || isConstantOfLead(type)
      || depth > 0 && (!type.isPartOfScreen || type.role == .provider) && isKeptForEver(type, depth: depth - 1)
  }

  /// Whether the app makes it, or the view that has it as its state.
  private func isMadeByApp(_ type: ProjectType) -> Bool {
    let owners = notes(of: StateObjects.self, under: type.simpleName).flatMap(\.words)
    return ([type.simpleName] + owners).contains { !notes(of: MadeByApp.self, under: $0).isEmpty }
  }

  private func isKeptByDelegate(_ type: ProjectType) -> Bool {
    // Who leads through the whole app may have nobody else who keeps it.
    let leads: Set<Role> = [.coordinator, .flowController, .router]
    let isLead = type.role.map(leads.contains) == true && type.subject?.hasPrefix("App") == true
    let worn = type.ancestors.filter(RoleNames.isTelling)
    return allTypes(.appDelegate).contains { delegate in
      // Of what many conform to, it keeps the one that it makes.
      lazy var isMade = delegate.code.contains { _, code in !code.calls.named(type.simpleName).isEmpty }
      if isLead, isMade { return true }
      return delegate.storedProperties.contains { _, property in
        guard property.ownership == .strong else { return false }
        if property.typeName == type.simpleName || property.madeType == type.simpleName { return true }
        // `lazy var router = AppCoordinator().strongRouter`
        if property.isLazy, property.code.calls.contains(where: { $0.name == type.simpleName }) { return true }
        guard let name = property.typeName, worn.contains(name) else { return false }
        return isMade || heirs(of: name).count { !$0.isProtocol } < 2
      }
    }
  }

  /// Whether a coordinator that the app's delegate has makes it once for itself: `lazy var home = HomeCoordinator()`.
  private func isConstantOfLead(_ type: ProjectType) -> Bool {
    let leads: [Role] = [.coordinator, .flowController]
    guard let role = type.role, leads.contains(role) else { return false }
    return leads.flatMap(allTypes).contains { lead in
      lead.name != type.name
        && lead.storedProperties.contains { _, property in
          property.ownership == .strong && (property.isLet || property.isLazy) && property.madeType == type.simpleName
        } && isKeptByDelegate(lead)
    }
  }

  /// Whether what keeps such an object, by its type or by a protocol that it alone conforms to, stays as long as the app.
  private func isKeptForEver(_ type: ProjectType, depth: Int) -> Bool {
    ownProtocols(of: type).union([type.simpleName]).sorted().flatMap { notes(of: KeptObjects.self, under: $0) }
      .flatMap(\.words).compactMap(self.type).contains { $0.name != type.name && isForEver($0, depth: depth) }
  }
}

extension Project {
  /// The protocols to which a type alone conforms.
  private func ownProtocols(of type: ProjectType) -> Set<String> {
    type.ancestors.filter { name in
      self.type(name)?.isProtocol == true && heirs(of: name).count { !$0.isProtocol } == 1
    }
  }
}

extension Property {
  /// The type of the object that its first value makes, if that is written there.
  fileprivate var madeType: String? {
    guard case .call(let path) = value, path.isOneName, path.isInitialiser else { return nil }
    return path.last
  }
}

extension ProjectType {
  /// Whether it is what the app is called by in code, which a delegate in another language may keep.
  fileprivate var isApp: Bool { simpleName == "App" || simpleName == "Application" }

  /// Whether it is an object of the interface file that has the app's menu, as those of the Mac's menu bar are.
  fileprivate var isOfMainMenu: Bool {
    !comesAndGoes && ancestors.isDisjoint(with: ["NSViewController", "NSWindowController"])
      && storedProperties.contains { _, property in
        property.typeName == "NSMenu" && property.attributes.contains("IBOutlet")
      }
  }

  /// Whether it has its one object for all.
  var isShared: Bool {
    properties.contains { _, property in
      property.isStatic && property.typeName == simpleName
        && (hasOnlyItsOwn || Singletons.names.contains(property.name) || isItsOne(property))
    }
  }

  /// Whether a static constant has an object of what belongs to no screen, by whatever name: `static let database = Database()`.
  private func isItsOne(_ property: Property) -> Bool {
    property.isLet && property.madeType == simpleName && !comesAndGoes && !LastingObjects.isExample(property.name)
  }

  /// Whether nobody else can make its objects.
  private var hasOnlyItsOwn: Bool {
    let initialisers = functions.map(\.function).filter { $0.kind == .initialiser }
    return kind == .class && !initialisers.isEmpty && initialisers.allSatisfy(\.access.isPrivate)
  }
}

extension Call.Argument {
  /// Whether it says that a container keeps whatever it makes.
  fileprivate var isScopeForAll: Bool { label == "defaultObjectScope" && value.path?.last == "container" }
}
