/// The objects of the project that everybody can reach: `shared`, `instance`, and services that a type has one of for all.
///
/// Who logs or writes dates needs nothing, and a factory or a configurator is how a module is made.
struct Singletons: Survey {
  static let id = "singletons"
  private static let services: Set<Role> = [.service, .manager, .repository]

  static func notes(in part: Project) -> [SurveyNote] {
    part.types.compactMap { type in
      let names =
        type.properties.map(\.property).filter { isSingleton($0, of: type, in: part) }.map(\.name)
        + type.functions.map(\.function).filter { isSingleton($0, of: type) }.map(\.name)
      return names.isEmpty || !isMeant(type, in: part) ? nil : SurveyNote(type.simpleName, names)
    }
  }

  private static func isMeant(_ type: ProjectType, in part: Project) -> Bool {
    !(isMaker(type, in: part) && makesModule(type, in: part)) && !hasConstantsOnly(type) && !isFormatter(type)
      && !showsWaiting(type, in: part)
      && !part.configuration.allowsSingleton(type.simpleName)
  }

  /// Whether a type has nothing but a form: a formatter, one that has the app's words in a language, or one that has nothing
  /// and writes dates.
  private static func isFormatter(_ type: ProjectType) -> Bool {
    type.ancestors.union([type.simpleName]).contains { $0.hasSuffix("Formatter") }
      || ["locali", "translat"].contains(where: type.simpleName.lowercased().holds)
      || RoleNames.core(of: type.simpleName).hasPrefix("Date") && type.storedProperties.allSatisfy(\.property.isStatic)
  }

  /// Whether a type puts something over all screens, which says that something is going on.
  private static func showsWaiting(_ type: ProjectType, in part: Project) -> Bool {
    let words = ["indicator", "loader", "loading", "progress"]
    let name = type.simpleName.lowercased()
    if ["alert", "hud", "spinner", "toast"].contains(where: name.holds) { return true }
    guard words.contains(where: name.holds) else { return false }
    return type.storedProperties.contains { _, property in
      guard !property.isStatic, let name = property.typeName else { return false }
      return UIVocabulary.isView(name) || part.role(ofType: name) == .view || name.hasSuffix("View")
        || words.contains(name.lowercased())
    }
  }

  /// Whether a type makes modules, by its name or as it is seen to make both a presenter and an interactor.
  private static func isMaker(_ type: ProjectType, in part: Project) -> Bool {
    if type.role == .factory || type.role == .configurator { return true }
    guard type.role == nil else { return false }
    let made = Set(
      type.code.flatMap(\.code.calls).map(\.name).filter(\.beginsWithCapital).compactMap(part.role(ofType:)))
    return made.isSuperset(of: [.interactor, .presenter])
  }

  /// Whether a value does nothing and has nothing but constants that are written there: lists of rows, sizes.
  private static func hasConstantsOnly(_ type: ProjectType) -> Bool {
    let stored = type.storedProperties.map(\.property).filter { !$0.isStatic }
    return type.kind == .struct && type.functions.isEmpty && !stored.isEmpty
      && stored.allSatisfy { property in
        if case .call = property.value { return false }
        return property.isLet && property.type?.isFunction != true
          && (property.type?.isCollection == true || property.code.calls.isEmpty)
      }
  }

  /// Whether a configurator makes a part of a module, or answers with one, as far as the project says and its functions
  /// are called.
  private static func makesModule(_ type: ProjectType, in part: Project) -> Bool {
    let parts: Set<Role> = [.interactor, .presenter, .router, .view, .viewController, .viewModel]
    let names = type.functions.map(\.function.name)
    let isSilent = names.isEmpty && (type.role == .configurator || type.storedProperties.count < 2)
    if isSilent || names.contains(where: { $0.hasPrefix("make") || $0.hasPrefix("create") }) { return true }
    let results = type.functions.compactMap(\.function.result).flatMap(\.names)
    let made = type.code.flatMap(\.code.calls).map(\.name).filter(\.beginsWithCapital)
    return (results + made.filter(part.declares)).contains { part.role(ofType: $0).map(parts.contains) ?? false }
  }

  private static func isSingleton(_ property: Property, of type: ProjectType, in part: Project) -> Bool {
    guard property.isStatic else { return false }
    let role = property.typeName.flatMap(part.role(ofType:))
    let isServed = role.map(services.contains) ?? false
    // `APIManager.social`: what a service has one of for all is a service, whatever it is called.
    let isKept =
      type.role.map(services.contains) ?? false && property.typeName.flatMap(part.type)?.kind == .class
    let isObject = property.typeName.map { !values.contains($0) && !UIFramework.isUIKit($0) } ?? true
    return isNamedSo(property.name) && isObject || isOnlyOne(property, of: type)
      || !property.isComputed && (isServed || isKept)
  }

  /// `static func sharedInstance() -> Session`
  private static func isSingleton(_ function: Function, of type: ProjectType) -> Bool {
    function.isStatic && function.parameters.isEmpty && function.result?.main == type.simpleName
      && isNamedSo(function.name)
  }

  /// What is a value, whatever it is called: a text whose key begins so.
  private static let values: Set<String> = ["Bool", "CGFloat", "Double", "Int", "String", "URL"]

  private static func isNamedSo(_ name: String) -> Bool { name.hasPrefix("shared") || name == "instance" }

  /// Whether a property has the one object of a class, by a name that says so.
  private static func isOnlyOne(_ property: Property, of type: ProjectType) -> Bool {
    guard type.kind == .class, property.typeName == type.simpleName, !isValue(type) else { return false }
    if names.contains(property.name) { return true }
    // Any other name will do where the object does something and is the only one.
    let constants = type.storedProperties.map(\.property).filter { $0.isStatic && $0.typeName == type.simpleName }
    let examples = ["empty", "example", "fake", "mock", "none", "preview", "sample", "stub", "test", "zero"]
    return property.isLet && constants.count == 1 && type.functions.contains { $0.function.kind == .function }
      && !examples.contains(where: property.name.lowercased().contains)
  }

  /// Whether a class has nothing but what something is: one that says what went wrong, or how something looks.
  private static func isValue(_ type: ProjectType) -> Bool {
    let constants = type.properties.map(\.property).filter { $0.isStatic && $0.typeName == type.simpleName }
    let endings = ["Configuration", "Entity", "Error", "Model", "Options", "Style", "Theme"]
    return constants.count > 2 || endings.contains(where: RoleNames.core(of: type.simpleName).hasSuffix)
  }

  /// What the one object of a class is called that everybody can reach.
  static let names: Set<String> = [
    "cache", "current", "default", "global", "handler", "instance", "main", "manager", "service", "share", "shared",
    "sharedInstance", "singleton", "standard",
  ]
}

extension Project {
  /// Whether a type has an object in a property that everybody can reach.
  func isSingleton(_ property: String, of type: String) -> Bool {
    notes(of: Singletons.self, under: type).contains { $0.words.contains(property) }
  }
}
