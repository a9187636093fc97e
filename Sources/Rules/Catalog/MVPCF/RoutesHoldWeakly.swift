/// A route's closure holds the coordinator weakly, and a child flow's `finished` both parent and child.
///
/// ## Why
///
/// The coordinator owns the navigation controller, that owns the view controller, and the view controller owns its route
/// closures. One closure that holds the coordinator closes the ring, and the whole flow stays in memory. `finished`
/// belongs to the child: if it holds the child, the child keeps itself alive.
///
/// ## How to fix it
///
/// Write `[weak self]`, and for a child's end `[weak self, weak coordinator]`.
///
/// ## Found
///
/// ```swift
/// protocol UserRoutes: ModuleRoutes {
///   var signedOut: (() -> Void)! { get set }
/// }
///
/// final class UserCoordinator {
///   func bind(_ user: UserRoutes) {
///     user.signedOut = { self.stop() }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator<CoordinatorAction> {
///   private func makeFriends(of id: User.ID) throws -> any FriendsRoutes {
///     let friends = try container.resolve((any FriendsFactory).self).make(userID: id)
///     friends.showUser = { [weak self] id in self?.pushUser(id: id) }
///     friends.closed = { [weak self] in self?.closeTopModule() }
///     return friends
///   }
///
///   private func runEditName() {
///     let coordinator = EditNameCoordinator(source: topStack, userID: signedInUserID, container: container)
///     // Nothing to do for either outcome: the presenters see a new name in the user manager.
///     coordinator.finished = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
///     addDependency(coordinator)
///     coordinator.start()
///   }
/// }
/// ```
struct RoutesHoldWeakly: Rule {
  static let id = "PC-3"
  static let title = "Route closures hold the coordinator weakly"
  static let why = "the coordinator owns the module that owns the closure, and a ring is never let go"
  static let architecture: Architecture? = .mvpcf
  static let severity = Severity.error

  func violations(in project: Project) -> [Violation] {
    let routes = ModuleRouteNames(project)
    return project.types(.coordinator).flatMap { coordinator in
      coordinator.functions.flatMap { file, function in
        let types = ExpressionTypes(project: project, type: coordinator, function: function)
        return function.code.assignments.flatMap { assignment -> [Violation] in
          guard let owner = types.type(of: assignment.target.base).flatMap(project.type),
            routes.contains(assignment.target.last, of: owner)
          else { return [] }
          return Self.held(by: assignment, in: function, of: coordinator).map { offset, name in
            Violation(
              place: project.place(file, offset),
              what: "the closure of \(assignment.target.last) in \(coordinator.name) holds \(name) strongly",
              how: "capture `[weak \(name)]`", fix: name == "self" ? .captureSelfWeakly : nil)
          }
        }
      }
    }
  }

  /// What an assigned closure, or an assigned method, holds and must not.
  private static func held(
    by assignment: Assignment, in function: Function, of coordinator: ProjectType
  ) -> [(Int, String)] {
    switch assignment.value {
    case .closure(let offset):
      guard let closure = function.code.closure(at: offset) else { return [] }
      let child = assignment.target.first
      let holdsChild =
        child != "" && function.code.names(in: closure).contains(child)
        && closure.captures[child].map { $0 == .strong } ?? true
      return (closure.holdsSelf ? [(offset, "self")] : []) + (holdsChild ? [(offset, child)] : [])
    case .path(let path):
      // A method that is named is a closure that holds its object.
      let isMethod = path.names.count == 1 && coordinator.functions.contains { $0.function.name == path.last }
      return isMethod ? [(path.offset, "self")] : []
    default:
      return []
    }
  }
}
