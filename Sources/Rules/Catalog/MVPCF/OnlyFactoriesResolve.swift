/// Only factories and coordinators resolve.
///
/// The functions that fill a container do, too, what makes the modules by another name, such as `ModuleBuilder`, a type that
/// has the container behind a `resolve` of its own, and the app delegate, which makes the first coordinator.
///
/// ## Why
///
/// Factories make modules and coordinators run flows, so these two have to ask for things. Everybody else is given what
/// they need, and says in their initialiser what that is.
///
/// ## How to fix it
///
/// Take what is needed in the initialiser, and resolve it in the factory that makes the object.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: UIViewController {
///   func signOutTapped() throws {
///     try container.resolve(LogoutManager.self).logOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class DefaultFriendsFactory: BaseFactory, FriendsFactory {
///   func make(userID: User.ID) throws -> any FriendsRoutes {
///     let presenter = DefaultFriendsPresenter(userID: userID, friendsManager: try container.resolve())
///     let viewController = FriendsViewController(
///       presenter: presenter,
///       viewContainer: DefaultFriendsView(),
///       cellFactory: try container.resolve())
///     viewController.restorationIdentifier = ScreenAddress.friends(userID)
///     return viewController
///   }
/// }
/// ```
struct OnlyFactoriesResolve: Rule {
  static let id = "PC-5"
  static let title = "Only factories and coordinators resolve"
  static let why = "who asks a container hides what they need"
  static let architecture: Architecture? = .mvpcf

  private static let allowed: Set<Role> = [.factory, .coordinator, .appDelegate, .assembly, .composition, .part]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      let isAllowed = type.role.map(Self.allowed.contains) ?? false
      // Who makes the modules by another name, and who has the container behind a `resolve` of its own.
      guard !isAllowed, !ContainerNames.isComposition(type, in: project),
        !type.functions.contains(where: { $0.function.name == "resolve" })
      else { return [] }
      return type.code.flatMap { file, code in
        code.calls.filter { call in
          ContainerNames.isResolve(call, in: project)
            && !ContainerNames.isRegistered(at: call.callee.offset, in: code)
        }.map { call in
          Violation(
            place: project.place(file, call.callee.offset), what: "\(type.name) resolves what it needs itself",
            how: "take it in the initialiser, and resolve it in the factory that makes \(type.simpleName)")
        }
      }
    }
  }
}
