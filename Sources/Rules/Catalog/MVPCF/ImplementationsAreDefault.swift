/// The implementation of a protocol `X` is called `DefaultX`.
///
/// This is about presenters, views, factories and managers. A base class, and a second implementation beside the
/// default one, are called as they like, and so is the `X` of a protocol `XType` or `XProtocol`. The rule is off unless it
/// is asked for: other names are as good.
///
/// ## Why
///
/// The short name is the one that is used everywhere, and it belongs to the protocol. Whoever reads `DefaultUserManager`
/// knows without looking that there is a `UserManager`, and where to put another.
///
/// ## How to fix it
///
/// Rename the class to `Default` and the protocol's name.
///
/// ## Found
///
/// ```swift
/// protocol UserManager: AnyObject {}
///
/// final class UserManagerImpl: UserManager {}
/// ```
///
/// ## Right
///
/// ```swift
/// protocol LogoutManager: AnyObject {
///   /// Leaves nothing of the session.
///   func logOut()
/// }
///
/// final class DefaultLogoutManager: LogoutManager {
///   private let sessionManager: any SessionManager
///   private let userManager: any UserManager
///
///   init(sessionManager: any SessionManager, userManager: any UserManager) {
///     self.sessionManager = sessionManager
///     self.userManager = userManager
///   }
///
///   func logOut() {
///     sessionManager.end()
///     userManager.forgetEveryone()
///   }
/// }
/// ```
struct ImplementationsAreDefault: Rule {
  static let id = "PC-8"
  static let title = "The implementation of X is DefaultX"
  static let why = "the short name belongs to the protocol, and the implementation is found by its own"
  static let architecture: Architecture? = .mvpcf

  static let isOptIn = true

  private static let roles: Set<Role> = [.presenter, .view, .factory, .manager]

  func violations(in project: Project) -> [Violation] {
    return project.types.filter { $0.isProtocol && $0.role.map(Self.roles.contains) ?? false }.compactMap { kind in
      // `X` of `XType` and `XProtocol`: the other way to tell them apart.
      let name = RoleNames.core(of: kind.simpleName)
      let implementations = project.implementations(of: kind).filter { $0.role != .viewController }
      guard let first = implementations.first, let main = first.main,
        !implementations.contains(where: { $0.simpleName == name || $0.simpleName == "Default\(name)" }),
        // Of several, each may have a name of its own.
        implementations.count == 1 || !implementations.contains(where: { $0.simpleName.hasPrefix("Default") })
      else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "the implementation of \(kind.name) is called \(first.name)",
        how: "call it Default\(name)")
    }
  }
}
