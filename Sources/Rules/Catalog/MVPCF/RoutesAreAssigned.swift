/// Every route of a module is assigned before the module is shown, and a child flow's `finished` before it starts.
///
/// This shows in a run, too: `rules` in the shell looks at the modules on display.
///
/// ## Why
///
/// Routes are implicitly unwrapped, so that a module can call them without asking. One that nobody has assigned ends the
/// app when somebody taps.
///
/// ## How to fix it
///
/// Assign all routes where the coordinator makes the module, in one function, before it hands the module on.
///
/// ## Found
///
/// ```swift
/// protocol UserRoutes: ModuleRoutes {
///   var showFriends: (() -> Void)! { get set }
///   var signedOut: (() -> Void)! { get set }
/// }
///
/// protocol UserFactory {
///   func make() -> UserRoutes
/// }
///
/// final class UserCoordinator {
///   func showUser() {
///     let user = factory.resolve(UserFactory.self).make()
///     user.showFriends = { [weak self] in self?.pushFriends() }
///     navigationController.pushViewController(user.viewController, animated: true)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// protocol UserRoutes: ModuleRoutes {
///   var showEditName: (() -> Void)! { get set }
///   var showFriends: (() -> Void)! { get set }
///   var signedOut: (() -> Void)! { get set }
///   /// There is nobody to show.
///   var closed: (() -> Void)! { get set }
/// }
///
/// protocol UserFactory {
///   func make(id: User.ID) throws -> any UserRoutes
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
///
///   private func pushUser(id: User.ID) {
///     attempt { topStack.pushViewController(try makeUser(id: id).viewController, animated: true) }
///   }
/// }
/// ```
struct RoutesAreAssigned: Rule {
  static let id = "PC-2"
  static let title = "Every route is assigned before showing"
  static let why = "a route that nobody has assigned ends the app when somebody taps"
  static let architecture: Architecture? = .mvpcf

  /// A module that a coordinator shows without some of its routes.
  struct Gap {
    let module: ProjectType
    let missing: [String]
    /// The coordinator's function.
    let function: String
    let place: Violation.Place
  }

  func violations(in project: Project) -> [Violation] {
    gaps(in: project).map { gap in
      Violation(
        place: gap.place,
        what: "\(gap.function) shows \(gap.module.name) without \(gap.missing.joined(separator: ", "))",
        how: "assign it where the module is made, before it is shown")
    }
  }

  /// All that shows in the source.
  func gaps(in project: Project) -> [Gap] {
    let routes = ModuleRouteNames(project)
    return project.types(.coordinator).flatMap { coordinator in
      coordinator.functions.flatMap { file, function -> [Gap] in
        let types = ExpressionTypes(project: project, type: coordinator, function: function)
        return function.code.variables.compactMap { variable in
          guard case .call(let path) = variable.value, !Self.isAssigning(path, coordinator, in: project),
            let type = types.type(of: variable).flatMap(project.type)
          else { return nil }
          let missing = Self.names(of: type, in: routes).filter { name in
            !function.assigns(name, of: variable.name)
              && !isAssignedElsewhere(name, of: variable, in: function, coordinator)
          }
          guard !missing.isEmpty else { return nil }
          return Gap(
            module: type, missing: missing, function: "\(coordinator.name).\(function.name)",
            place: project.place(file, variable.offset))
        }
      }
    }
  }

  /// Whether a module comes from a function of the coordinator that assigns routes, and is checked itself.
  private static func isAssigning(_ path: Path, _ coordinator: ProjectType, in project: Project) -> Bool {
    guard path.names.count == 1 else { return false }
    return coordinator.functions.contains { _, function in
      function.name == path.last
        && function.code.assignments.contains { ModuleRouteNames.isRoute($0.target.last, in: project) }
    }
  }

  /// What a coordinator has to assign: a module's routes, or a flow's end.
  private static func names(of type: ProjectType, in routes: ModuleRouteNames) -> [String] {
    if let names = routes.names(of: type.simpleName) { return names }
    let isFlow = type.role == .coordinator && type.property("finished")?.type?.isImplicitlyUnwrapped == true
    return isFlow ? ["finished"] : []
  }

  /// Whether a function that is handed the module assigns the route.
  private func isAssignedElsewhere(
    _ name: String, of variable: LocalVariable, in function: Function, _ coordinator: ProjectType
  ) -> Bool {
    let receivers = function.code.calls.filter { call in
      call.arguments.contains { $0.value.path?.components.map(\.name) == [variable.name] }
    }
    let others = Set(receivers.map(\.name))
    return coordinator.functions.contains { others.contains($0.function.name) && $0.function.assigns(name) }
  }
}

extension Function {
  /// Whether its code assigns a member, of one variable or of any.
  func assigns(_ name: String, of variable: String? = nil) -> Bool {
    code.assignments.contains { $0.target.last == name && (variable == nil || $0.target.first == variable) }
  }
}

extension RoutesAreAssigned: RunRule {
  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    let routes = ModuleRouteNames(project)
    let gaps = gaps(in: project)
    // Where the source says which coordinator forgets a route, it says more than the module that lacks it.
    func isToldBySource(_ name: String, of type: ProjectType) -> Bool {
      gaps.contains { gap in
        (gap.module.name == type.name || type.ancestors.contains(gap.module.simpleName)) && gap.missing.contains(name)
      }
    }
    return run.shown(.viewController, in: project).compactMap { object, type in
      let missing = type.storedProperties.filter { _, property in
        property.type?.isImplicitlyUnwrapped == true && object.emptyFields.contains(property.name)
          && routes.contains(property.name, of: type) && !isToldBySource(property.name, of: type)
      }
      guard let (file, property) = missing.first else { return nil }
      return RunViolation(
        place: project.place(file, property.offset), in: project,
        what: "\(type.name) is on display without \(missing.map(\.property.name).joined(separator: ", "))",
        how: "assign it where the coordinator makes the module, before it is shown", event: object.since)
    }
  }
}
