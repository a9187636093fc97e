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
/// ## How to mend it
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
/// struct LoginFactory: ModuleFactoryProtocol {
///   let moduleURN = "Login"
/// }
///
/// struct UserFactory: ModuleFactoryProtocol {
///   let moduleURN = "User:{id}"
/// }
///
/// final class ApplicationRoot {
///   private let modules: [any ModuleFactoryProtocol] = [LoginFactory(), UserFactory()]
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
    guard !factories.isEmpty else { return [] }
    let names = Set(factories.map(\.simpleName))
    let code = project.allCode
    let calls = code.flatMap { code in
      code.calls.filter { names.contains($0.name) || names.contains($0.callee.first) }
    }
    let references = code.flatMap { code in
      code.references.filter { $0.last == "shared" && names.contains($0.first) }
    }
    let isListed = calls.contains(where: \.isArrayElement) || !references.isEmpty
    guard isListed else { return [] }
    let listed = Set(calls.flatMap { [$0.name, $0.callee.first] } + references.map(\.first))
    return factories.compactMap { factory in
      guard !listed.contains(factory.simpleName), let main = factory.main else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "\(factory.name) is in no list of modules",
        how: "add \(factory.simpleName)() to the application's modules")
    }
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
