/// Every module factory is in the application's list of modules, and no two answer to one URN.
///
/// Two templates that differ in the names of their captures only are the same: nothing tells `User:{id}` from
/// `User:{name}`.
///
/// ## Why
///
/// The router finds modules by their URNs. A factory that is not in the list is a screen that nobody can open, and of two
/// with one URN, one is.
///
/// ## How to fix it
///
/// Add the factory to the list that the application root hands to the router, or give the second of two factories a
/// template of its own.
///
/// ## Found
///
/// ```swift
/// struct LoginFactory: ModuleFactoryProtocol {
///   let moduleURN = "Login"
/// }
///
/// struct UserFactory: ModuleFactoryProtocol {
///   let moduleURN = "User:{id}"
/// }
///
/// final class ApplicationRoot {
///   private let modules: [any ModuleFactoryProtocol] = [LoginFactory()]
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// struct UserFactory: ModuleFactoryProtocol {
///   let moduleURN: RouteTemplate = "User:{id}"
/// }
///
/// final class ApplicationRoot {
///   private let modules: [any ModuleFactoryProtocol] = [
///     LoginFactory(), UserFactory(), FriendsFactory(), EditNameFactory(),
///   ]
/// }
/// ```
struct FactoriesAreListed: Rule {
  static let id = "VI-6"
  static let title = "Every module factory is listed once"
  static let why = "the router opens only what is in its list, and of two modules with one URN only one"
  static let architecture: Architecture? = .viper

  func violations(in project: Project) -> [Violation] {
    let factories = project.types(.factory).filter(Self.hasURN)
    return factories.isEmpty ? [] : unlisted(factories, in: project) + doubled(factories, in: project)
  }

  private static func hasURN(_ factory: ProjectType) -> Bool {
    factory.role == .factory && !factory.isProtocol && factory.property("moduleURN") != nil && factory.main != nil
  }

  /// A project without any list makes its modules in another way.
  private func unlisted(_ factories: [ProjectType], in project: Project) -> [Violation] {
    guard !project.notes(of: Uses.self, under: Uses.list).isEmpty else { return [] }
    return factories.compactMap { factory in
      // `static let shared = UserFactory()` makes the factory, and lists it nowhere.
      let others = project.notes(of: Uses.self, under: factory.simpleName).filter { $0.words != [factory.name] }
      guard others.isEmpty, let main = factory.main else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "\(factory.name) is in no list of modules",
        how: "add \(factory.simpleName)() to the application's modules")
    }
  }

  /// Where factories are made or reached for: the types whose code does that, by the names of the factories.
  struct Uses: Survey {
    static let id = "usesOfFactories"
    /// Under this, that there is a list of factories.
    fileprivate static let list = "[]"

    static func notes(in part: Project) -> [SurveyNote] {
      var known: [String: Set<String>?] = [:]
      /// The helpers of the factories of a name; `nil` where there are none.
      func helpers(_ name: String) -> Set<String>? {
        if let helpers = known[name] { return helpers }
        let found = Uses.helpers(of: name, in: part)
        known[name] = .some(found)
        return found
      }
      var notes: Set<SurveyNote> = []
      for (owner, code) in part.ownedCode {
        for call in code.calls {
          let (first, last) = (call.callee.first, call.callee.last)
          let isHelped = helpers(first).map { $0.contains(last) } ?? true
          guard helpers(last) != nil || !isHelped else { continue }
          for name in [first, last] where helpers(name) != nil { notes.insert(SurveyNote(name, [owner])) }
          if call.isArrayElement { notes.insert(SurveyNote(list)) }
        }
        for path in code.references where path.last == "shared" && helpers(path.first) != nil {
          notes.formUnion([SurveyNote(path.first, [owner]), SurveyNote(list)])
        }
      }
      return notes.sorted { ($0.key, $0.words.joined()) < ($1.key, $1.words.joined()) }
    }

    /// `UserFactory.urn(userID: 42)` says where to go, and makes no factory.
    private static func helpers(of name: String, in part: Project) -> Set<String>? {
      guard name.first?.isUppercase == true else { return nil }
      let factories = part.types(called: name).filter(hasURN)
      guard !factories.isEmpty else { return nil }
      let functions = factories.flatMap(\.functions).map(\.function)
      return Set(functions.filter { $0.isStatic && !makesFactory($0, in: factories) }.map(\.name))
    }
  }

  private static func makesFactory(_ function: Function, in types: [ProjectType]) -> Bool {
    guard let result = function.result?.main else { return false }
    return result == "Self" || types.contains { $0.simpleName == result || $0.ancestors.contains(result) }
  }

  private func doubled(_ factories: [ProjectType], in project: Project) -> [Violation] {
    factories.compactMap { factory in
      guard let (entry, template) = Self.template(of: factory, in: project) else { return nil }
      let owners = project.notes(of: Templates.self, under: Self.shape(of: template))
      guard let own = owners.firstIndex(where: { project.has($0.file) && $0.words == [factory.name] }), own > 0,
        let owner = owners[own - 1].words.first
      else { return nil }
      return Violation(
        place: project.place(entry.file, entry.property.offset),
        what: "\(factory.name) answers to the same URN as \(owner), \(template)", how: "give it a template of its own")
    }
  }

  private static func template(
    of factory: ProjectType, in project: Project
  ) -> (entry: (file: Int, property: Property), String)? {
    guard let entry = factory.properties.first(where: { $0.property.name == "moduleURN" }),
      case .string(let place) = entry.property.value
    else { return nil }
    return (entry, project.file(entry.file).text(at: place))
  }

  /// Which factories answer to which URNs.
  struct Templates: Survey {
    static let id = "templatesOfFactories"

    static func notes(in part: Project) -> [SurveyNote] {
      part.types(.factory).filter(hasURN).compactMap { factory in
        template(of: factory, in: part).map { SurveyNote(shape(of: $0.1), [factory.name]) }
      }
    }
  }

  /// A template without the names of its captures.
  private static func shape(of template: String) -> String {
    template.split(separator: ":").map { $0.hasPrefix("{") ? "{}" : $0 }.joined(separator: ":")
  }
}
