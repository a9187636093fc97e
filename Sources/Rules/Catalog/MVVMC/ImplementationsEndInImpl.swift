/// The implementation of a protocol `X` is called `XImpl`.
///
/// This is about view models, providers, services and routers; `Imp` is as good. A base class, and a second
/// implementation beside the usual one, are called as they like, and so is the `X` of a protocol `XType` or `XProtocol`.
/// The rule is off unless it is asked for: other names are as good.
///
/// ## Why
///
/// The short name belongs to the protocol, by which everybody knows the object, and the ending says where its code is.
///
/// ## How to fix it
///
/// Rename the class to the protocol's name and `Impl`.
///
/// ## Found
///
/// ```swift
/// protocol UserProvider: AnyObject {}
///
/// final class DefaultUserProvider: UserProvider {}
/// ```
///
/// ## Right
///
/// ```swift
/// protocol UserProvider: AnyObject {
///   var currentState: UserProviderState { get }
/// }
///
/// final class UserProviderImpl: UserProvider {
///   @Published private(set) var currentState: UserProviderState
/// }
/// ```
struct ImplementationsEndInImpl: Rule {
  static let id = "FS-9"
  static let title = "Implementations end in Impl"
  static let why = "the short name belongs to the protocol, and the ending says where its code is"
  static let architecture: Architecture? = .mvvmc

  static let isOptIn = true

  private static let roles: Set<Role> = [.viewModel, .provider, .service, .router]

  func violations(in project: Project) -> [Violation] {
    return project.types.filter { $0.isProtocol && $0.role.map(Self.roles.contains) ?? false }.compactMap { kind in
      // `X` of `XType` and `XProtocol`: the other way to tell them apart.
      let name = RoleNames.core(of: kind.simpleName)
      let implementations = project.implementations(of: kind).filter { $0.role != .viewController }
      guard let first = implementations.first, let main = first.main,
        !implementations.contains(where: {
          $0.simpleName == name || $0.simpleName.hasSuffix("Impl") || $0.simpleName.hasSuffix("Imp")
        })
      else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "the implementation of \(kind.name) is called \(first.name)",
        how: "call it \(name)Impl")
    }
  }
}
