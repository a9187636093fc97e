/// Only routers and compositions see the container.
///
/// ## Why
///
/// Whoever has the container can get everything, and what they need no signature says any more. The composition puts a
/// screen together, the router asks for the next one; controllers, view models and contexts are given what they need.
///
/// ## How to fix it
///
/// Take what is needed in the initialiser, and let the screen's composition resolve it.
///
/// ## Found
///
/// ```swift
/// final class UserScreenViewModel {
///   private let container: Container
///
///   init(container: Container) {
///     self.container = container
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserRouter: Router {
///   private let container: Container
///   private weak var controller: UserController?
///
///   private func pushFriends(of userID: User.ID) throws {
///     let arguments = FriendsScreenArguments(userID: userID)
///     let friends = try container.resolve(FriendsController.self, arguments: arguments)
///     controller?.navigationController?.pushViewController(friends, animated: true)
///   }
/// }
/// ```
struct OnlyRoutersSeeTheContainer: Rule {
  static let id = "CC-9"
  static let title = "Only routers and compositions see the container"
  static let why = "who has the container can get everything, and what they need nobody can read"
  static let architecture: Architecture? = .contexts

  private static let allowed: Set<Role> = [.router, .composition, .appDelegate, .assembly]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      let outer = type.name.split(separator: ".").first.map(String.init) ?? type.name
      let roles = [type.role, project.role(ofType: outer)].compactMap(\.self)
      guard !roles.contains(where: Self.allowed.contains), !ContainerNames.isContainer(type.name, in: project) else {
        return []
      }
      return project.mentions(in: type) { ContainerNames.isContainer($0, in: project) }.map { file, mention in
        Violation(
          place: project.place(file, mention.offset), what: "\(type.name) sees the container",
          how: "take what is needed in the initialiser, and let the screen's composition resolve it")
      }
    }
  }
}
