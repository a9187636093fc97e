/// What a container or a table of routes is asked for is not forced.
///
/// Meant are the parts of screens, and services. Who puts modules together, a coordinator, a factory, an assembly, the
/// one router of an app, or whatever fills, wraps or carries the container, as a type that has nothing else or a
/// protocol that asks for it, has to know what is registered, and a container that answers with an optional leaves it
/// no other way than `!`. Nor does a router have one that resolves the next screen, nor an initialiser that is given
/// nothing but the container, nor a registration, whose closure cannot throw, nor the first value of a static property,
/// or of one of a shared object. A container that is cast to another view of itself, or a container of views, is not
/// asked for anything.
///
/// It is asked where the project names its architecture, and not where that is only guessed: teams do this in more
/// than one way.
///
/// ## Why
///
/// A missing registration, or a route that nobody knows, is told at run time only. A forced answer ends the app without
/// a word about what was missing; a thrown error names it, and leaves the screen as it was.
///
/// ## How to fix it
///
/// Use the resolve that throws, and let the error reach somebody who can say it. Where the container answers with an
/// optional, unwrap it and throw an error that names the type.
///
/// ## Found
///
/// ```swift
/// final class UserRouter {
///   func showUser() {
///     let user = container.resolve(UserFactory.self)!.make()
///     show(user)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserRouter {
///   func showUser() throws {
///     let user = try container.resolve(UserFactory.self).make()
///     show(user)
///   }
/// }
/// ```
struct NoForcedResolves: Rule {
  static let id = "SM-2"
  static let title = "No forced resolves"
  static let why = "what is missing in a container shows at run time, and a forced answer does not say what it was"
  static let architecture: Architecture? = nil
  static let holdsByGuess = false

  func violations(in project: Project) -> [Violation] {
    let types = project.types.filter { type in
      type.code.contains { !$0.code.forces.isEmpty } && Self.isMeant(type, in: project)
    }
    return types.flatMap { type in
      type.code.flatMap { file, code -> [Violation] in
        // What is made of nothing but a container is put together there.
        if Self.takesContainer(type, in: code, project) { return [] }
        // The first value of a static property cannot throw, nor can that of one that the object in it has.
        let isFirstValue = type.properties.contains { _, property in
          property.code.isSame(as: code) && (property.isStatic || type.isShared && !property.isComputed)
        }
        return code.forces.compactMap { force in
          violation(of: force, in: code, file: file, by: type, isFirstValue: isFirstValue, in: project)
        }
      }
    }
  }

  /// Whether a type is one that has its part in a screen or a service, and does not put these together.
  private static func isMeant(_ type: ProjectType, in project: Project) -> Bool {
    guard let role = type.role, let layer = role.layer, layer != .assembly else { return false }
    return !(layer == .flow && (role != .router || project.isOfWholeApp(type))) && !carriesContainer(type, project)
      && type.ancestors.isDisjoint(with: ["Assembly", "Flow", "UNNotificationServiceExtension"])
  }

  /// Whether a type has a container and nothing else, or is a protocol that asks for one.
  private static func carriesContainer(_ type: ProjectType, _ project: Project) -> Bool {
    let stored = type.properties.map(\.property).filter { !$0.isStatic && (type.isProtocol || !$0.isComputed) }
    let containers = stored.filter { ContainerNames.isContainer(variable: $0.name, in: project) }
    return !containers.isEmpty && (type.isProtocol || containers.count == stored.count)
  }

  /// Whether some code is that of an initialiser that is given a container, and nothing else.
  private static func takesContainer(_ type: ProjectType, in code: Code, _ project: Project) -> Bool {
    type.functions.contains { _, function in
      function.kind == .initialiser && function.code.isSame(as: code) && function.parameters.count == 1
        && function.parameters.allSatisfy { ContainerNames.isContainer(variable: $0.name, in: project) }
    }
  }

  private func violation(
    of force: ForcedOperation, in code: Code, file: Int, by type: ProjectType, isFirstValue: Bool, in project: Project
  ) -> Violation? {
    let asked = Self.asked(by: force, in: code)
    if force.kind == .cast, let asked, ContainerNames.isContainer(variable: force.path.last, in: project),
      !ContainerNames.isContainer(asked, in: project), !UIVocabulary.isClass(asked)
    {
      return Violation(
        place: project.place(file, force.offset), what: "\(type.name) casts \(force.path.last) by force",
        how: "ask for what the cast was to give, or hand it over as what it is")
    }
    guard let name = Self.question(in: force.path, of: project),
      force.kind == .try || !ContainerNames.isRegistered(at: force.offset, in: code) && !isFirstValue
    else { return nil }
    // A router makes the next screen so.
    let isNextScreen = asked.flatMap(project.role(ofType:)) == .viewController
    if type.role == .router, force.kind == .unwrap, isNextScreen { return nil }
    return Violation(
      place: project.place(file, force.offset),
      what: "\(type.name) forces the answer of \(name)\(asked.map { " for \($0)" } ?? "") with `\(force.kind.words)`",
      how: "use the form that throws, or unwrap the answer and say what was missing")
  }

  /// The type that is asked for, where the call or the variable that takes the answer says it.
  private static func asked(by force: ForcedOperation, in code: Code) -> String? {
    if let type = force.path.components.lazy.compactMap(\.metatype).first { return type }
    if force.kind == .cast { return code.mentions.first { $0.offset > force.offset }?.name }
    return code.variables.first { $0.value.path == force.path }?.type?.main
  }

  /// The call for something that may be missing.
  private static func question(in path: Path, of project: Project) -> String? {
    for (index, component) in path.components.enumerated() where component.isCall {
      let asked = index > 0 ? path.components[index - 1].name : ""
      switch component.name {
      // A promise or a link is resolved as well, and says so in another way.
      case "resolve":
        let isPlain = asked.isEmpty || asked == "self" || component.metatype != nil
        if isPlain || ContainerNames.isContainer(variable: asked, in: project) { return "resolve" }
      case "match": if isRouting(asked) { return "match" }
      // What a type makes by itself is not looked up.
      case "createModule", "makeModule": if index > 0, !asked.beginsWithCapital { return component.name }
      default: continue
      }
    }
    return nil
  }

  /// Whether what is asked knows modules: an expression or a pattern matches, too.
  private static func isRouting(_ name: String) -> Bool {
    ["router", "routes", "table", "template", "urn"].contains(where: name.lowercased().hasSuffix)
  }
}

extension ForcedOperation.Kind {
  fileprivate var words: String {
    switch self {
    case .unwrap: "!"
    case .try: "try!"
    case .cast: "as!"
    }
  }
}
