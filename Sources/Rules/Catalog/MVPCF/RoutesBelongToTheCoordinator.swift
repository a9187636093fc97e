/// The view controller conforms to its module's routes, and only the coordinator assigns them.
///
/// ## Why
///
/// Routes are the module's ways out, as closures: the view controller fires them, the coordinator says where they lead.
/// A module that assigns its own routes has decided where it leads, and the next flow cannot use it.
///
/// ## How to fix it
///
/// Let the view controller conform to the routes protocol, and assign the closures where the coordinator makes the
/// module.
///
/// ## Found
///
/// ```swift
/// protocol UserRoutes: ModuleRoutes {
///   var signedOut: (() -> Void)! { get set }
/// }
///
/// final class UserViewController: UIViewController, UserRoutes {
///   var signedOut: (() -> Void)!
///
///   override func viewDidLoad() {
///     signedOut = { [weak self] in self?.dismiss(animated: true) }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewController: ViewController, UserRoutes {
///   var showFriends: (() -> Void)!
///
///   private func friendsTapped() {
///     showFriends()
///   }
/// }
///
/// final class UserCoordinator: BaseCoordinator<CoordinatorAction> {
///   private func makeUser(id: User.ID) throws -> any UserRoutes {
///     let user = try container.resolve((any UserFactory).self).make(id: id)
///     user.showEditName = { [weak self] in self?.runEditName() }
///     user.showFriends = { [weak self] in self?.pushFriends(of: id) }
///     user.signedOut = { [weak self] in self?.stop() }
///     user.closed = { [weak self] in self?.closeTopModule() }
///     return user
///   }
/// }
/// ```
struct RoutesBelongToTheCoordinator: Rule {
  static let id = "PC-1"
  static let title = "The view controller has the routes, the coordinator sets them"
  static let why = "a module that decides itself where it leads cannot be used by another flow"
  static let architecture: Architecture? = .mvpcf

  func violations(in project: Project) -> [Violation] {
    let routes = ModuleRouteNames(project)
    return conformances(routes, in: project) + assignments(routes, in: project)
  }

  private func conformances(_ routes: ModuleRouteNames, in project: Project) -> [Violation] {
    project.types.compactMap { type in
      guard !type.isProtocol, type.role != .viewController, let main = type.main,
        let name = type.ancestors.sorted().first(where: { routes.names(of: $0) != nil })
      else { return nil }
      return Violation(
        place: project.place(main.file, main.declaration.offset),
        what: "\(type.name) conforms to \(name), and is not a view controller",
        how: "let the module's view controller conform, and fire the routes")
    }
  }

  private func assignments(_ routes: ModuleRouteNames, in project: Project) -> [Violation] {
    project.types.filter { $0.role != .coordinator }.flatMap { type in
      type.functions.flatMap { file, function in
        let types = ExpressionTypes(project: project, type: type, function: function)
        return function.code.assignments.compactMap { assignment -> Violation? in
          let name = assignment.target.last
          let base = assignment.target.base
          let owner = base.components.isEmpty ? type.name : types.type(of: base)
          guard let owner = owner.flatMap(project.type), owner.role != .coordinator, routes.contains(name, of: owner),
            !(base.components.isEmpty && types.type(ofLocal: name) != nil)
          else { return nil }
          return Violation(
            place: project.place(file, assignment.target.offset), what: "\(type.name) assigns the route \(name)",
            how: "leave it to the coordinator that shows the module")
        }
      }
    }
  }
}
