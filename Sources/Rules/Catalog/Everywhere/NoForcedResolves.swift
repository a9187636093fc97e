/// What a container or a table of routes is asked for is not forced.
///
/// Who puts modules together, a coordinator, a factory, an assembly, the one router of an app, a type that fills the
/// container, or one that has nothing but it, has to know what is registered, and a container that answers with an
/// optional leaves it no other way than `!`; nor does it leave one to a registration, whose closure cannot throw, or to
/// the first value of a static property, or of one of a shared object. None of these is meant, nor is a router that
/// resolves the next screen. Nor is `try!` in a type that does nothing but make things of what it resolves, and is not
/// part of a screen: what puts the app together cannot go on without its parts, and `try!` shows the error that names
/// the missing one, which `!` does not. An extension of the container forces once for all who use it, and a container
/// that is cast to another view of itself, or a container of views, is not asked for anything.
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

  func violations(in project: Project) -> [Violation] {
    let types = project.types.filter { $0.code.contains { !$0.code.forces.isEmpty } }
    let members = types.filter { !ContainerNames.isContainer($0.name, in: project) }.flatMap { type in
      let isMaker = Self.onlyMakes(type)
      let isComposer = Self.putsTogether(type, in: project)
      return type.code.map { file, code in
        // The first value of a static property cannot throw, nor can that of one that the object in it has.
        let isStaticValue = type.properties.contains { _, property in
          property.code.isSame(as: code) && (property.isStatic || type.isShared && !property.isComputed)
        }
        return (
          subject: type.name, role: type.role, isMaker: isMaker, isComposer: isComposer || isStaticValue, file: file,
          code: code
        )
      }
    }
    let free = project.files.flatMap { number, file in
      file.functions.map {
        (subject: "\($0.name)()", role: nil as Role?, isMaker: false, isComposer: false, file: number, code: $0.code)
      }
    }
    return (members + free).flatMap { subject, role, isMaker, isComposer, file, code in
      code.forces.compactMap { force -> Violation? in
        if force.kind == .cast, ContainerNames.isContainer(variable: force.path.last, in: project),
          let type = Self.asked(by: force, in: code), !ContainerNames.isContainer(type, in: project),
          !UIVocabulary.isClass(type)
        {
          return Violation(
            place: project.place(file, force.offset), what: "\(subject) casts \(force.path.last) by force",
            how: "ask for what the cast was to give, or hand it over as what it is")
        }
        guard let name = Self.question(in: force.path, of: project),
          force.kind == .try || !ContainerNames.isRegistered(at: force.offset, in: code),
          !(isMaker && force.kind == .try), !(isComposer && force.kind == .unwrap)
        else { return nil }
        let asked = Self.asked(by: force, in: code)
        // A router makes the next screen so.
        let isNextScreen = asked.flatMap(project.role(ofType:)) == .viewController
        if role == .router, force.kind == .unwrap, isNextScreen { return nil }
        let type = asked.map { " for \($0)" } ?? ""
        return Violation(
          place: project.place(file, force.offset),
          what: "\(subject) forces the answer of \(name)\(type) with `\(force.kind.words)`",
          how: "use the form that throws, or unwrap the answer and say what was missing")
      }
    }
  }

  /// Whether a type puts modules together of what it resolves: that the container has them is its business.
  private static func putsTogether(_ type: ProjectType, in project: Project) -> Bool {
    type.role == .coordinator || type.role == .factory || type.role == .appDelegate
      || !type.ancestors.isDisjoint(with: ["Flow", "UNNotificationServiceExtension"])
      || (type.role == .router && project.isOfWholeApp(type))
      || ContainerNames.isComposition(type, in: project) || hasOnlyContainer(type, in: project)
      || registers(type, in: project)
  }

  /// Whether a type of no role fills a container of its own: what it asks that for is there.
  private static func registers(_ type: ProjectType, in project: Project) -> Bool {
    let containers = type.storedProperties.map(\.property).filter {
      ContainerNames.isContainer($0.typeName?.lastName ?? "", in: project)
    }
    return type.role == nil
      && type.code.contains { _, code in
        code.calls.named("register").contains { call in containers.contains { $0.name == call.callee.first } }
      }
  }

  /// Whether a type of no role has a container, and nothing else: what else could it be for.
  private static func hasOnlyContainer(_ type: ProjectType, in project: Project) -> Bool {
    let stored = type.storedProperties.map(\.property).filter { property in
      // `static let shared` is the object itself.
      property.isStatic ? type.kind != .struct && property.typeName != type.simpleName : true
    }
    return type.kind != .extension && type.role == nil && !stored.isEmpty
      && stored.allSatisfy { ContainerNames.isContainer($0.typeName?.lastName ?? "", in: project) }
  }

  /// Whether a type has no role and hands out all that it makes.
  private static func onlyMakes(_ type: ProjectType) -> Bool {
    let functions = type.functions.map(\.function).filter { $0.kind == .function }
    return type.role == nil && !functions.isEmpty && functions.allSatisfy { $0.result != nil }
      && type.storedProperties.allSatisfy(\.property.isStatic)
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
      case "createModule", "makeModule": if index > 0 { return component.name }
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
