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
    let factories = project.types(.factory).filter { $0.property("moduleURN") != nil && $0.main != nil }
    return unlisted(factories, in: project) + doubled(factories, in: project)
  }

  /// A project without any list makes its modules in another way.
  private func unlisted(_ factories: [ProjectType], in project: Project) -> [Violation] {
    let uses = uses(of: factories, in: project.allCode)
    guard uses.isList else { return [] }
    return factories.compactMap { factory in
      // `static let shared = UserFactory()` makes the factory, and lists it nowhere.
      let own = self.uses(of: factories, in: factory.code.map(\.code)).count(of: factory.simpleName)
      guard uses.count(of: factory.simpleName) == own, let main = factory.main else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "\(factory.name) is in no list of modules",
        how: "add \(factory.simpleName)() to the application's modules")
    }
  }

  /// Where factories are made or reached for.
  private struct Uses {
    let calls: [Call]
    let references: [Path]

    var isList: Bool { calls.contains(where: \.isArrayElement) || !references.isEmpty }

    func count(of factory: String) -> Int {
      calls.count { $0.name == factory || $0.callee.first == factory } + references.count { $0.first == factory }
    }
  }

  private func uses(of factories: [ProjectType], in code: [Code]) -> Uses {
    let names = Set(factories.map(\.simpleName))
    // `UserFactory.urn(userID: 42)` says where to go, and makes no factory.
    let helpers = Dictionary(grouping: factories, by: \.simpleName).mapValues { types in
      Set(
        types.flatMap(\.functions).filter { $0.function.isStatic && !makesFactory($0.function, in: types) }
          .map(\.function.name))
    }
    return Uses(
      calls: code.flatMap { code in
        code.calls.calls { callee in
          let owner = callee.first
          return names.contains(callee.last) || names.contains(owner) && helpers[owner]?.contains(callee.last) != true
        }
      },
      references: code.flatMap { code in
        code.references.filter { $0.last == "shared" && names.contains($0.first) }
      })
  }

  private func makesFactory(_ function: Function, in types: [ProjectType]) -> Bool {
    guard let result = function.result?.main else { return false }
    return result == "Self" || types.contains { $0.simpleName == result || $0.ancestors.contains(result) }
  }

  private func doubled(_ factories: [ProjectType], in project: Project) -> [Violation] {
    var owners: [String: String] = [:]
    return factories.compactMap { factory in
      guard let entry = factory.properties.first(where: { $0.property.name == "moduleURN" }),
        case .string(let template) = entry.property.value
      else { return nil }
      guard let owner = owners.updateValue(factory.name, forKey: Self.shape(of: template)) else { return nil }
      return Violation(
        place: project.place(entry.file, entry.property.offset),
        what: "\(factory.name) answers to the same URN as \(owner), \(template)", how: "give it a template of its own")
    }
  }

  /// A template without the names of its captures.
  private static func shape(of template: String) -> String {
    template.split(separator: ":").map { $0.hasPrefix("{") ? "{}" : $0 }.joined(separator: ":")
  }
}
