/// A coordinator sets a view model's closures before it shows the screen, all of them, and weakly.
///
/// ## Why
///
/// A closure that is not set is silence: somebody taps, and nothing happens. One that holds its coordinator keeps the
/// flow alive after it has ended, since the screen keeps the view model, and that the closure.
///
/// ## How to fix it
///
/// Set every closure where the module is resolved, with `[weak self]`, and only then hand the view controller to the
/// router.
///
/// ## Found
///
/// ```swift
/// protocol UserViewModel: AnyObject {
///   var onSignedOut: (() -> Void)? { get set }
/// }
///
/// struct UserDependency {
///   let viewModel: any UserViewModel
///   let viewController: UserViewController
/// }
///
/// final class UserCoordinator {
///   func showUser() throws {
///     let user: UserDependency = try container.resolve()
///     user.viewModel.onSignedOut = { self.finishFlow?() }
///     router.setRootModule(user.viewController)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class LoginCoordinator: BaseCoordinator<DeepLinkOption> {
///   private let router: any Router
///   private let container: Container
///
///   private func setLoginRoot() throws {
///     let login: LoginDependency = try container.resolve()
///     login.viewModel.onSignedIn = { [weak self] in self?.finishFlow?() }
///     login.viewModel.onFailure = { [weak self] error, retry in
///       self?.router.presentFailure(error, retry: retry)
///     }
///     router.setRootModule(login.viewController)
///   }
/// }
/// ```
struct CoordinatorSetsClosures: Rule {
  static let id = "FS-4"
  static let title = "Closures are set before the screen shows, weakly"
  static let why = "a closure that is missing is silence, and one that holds its coordinator keeps the flow"
  static let architecture: Architecture? = .mvvmc

  func violations(in project: Project) -> [Violation] {
    project.types(.coordinator).flatMap { coordinator in
      coordinator.functions.flatMap { file, function in
        let types = ExpressionTypes(project: project, type: coordinator, function: function)
        let strong = project.isKeptCoordinator(coordinator) ? strong(in: function, types) : []
        return strong.map { assignment in
          Violation(
            place: project.place(file, assignment.closure),
            what: "the closure of \(assignment.name) in \(coordinator.name) holds self strongly",
            how: "capture `[weak self]`", fix: .captureSelfWeakly)
        } + incomplete(in: function, of: coordinator, file: file, types)
      }
    }
  }

  /// Closures of view models that hold the coordinator.
  private func strong(in function: Function, _ types: ExpressionTypes) -> [(name: String, closure: Int)] {
    function.code.assignments.compactMap { assignment in
      guard case .closure(let offset) = assignment.value, function.code.closure(at: offset)?.holdsSelf == true,
        let owner = types.type(of: assignment.target.base), types.project.role(ofType: owner) == .viewModel
      else { return nil }
      return (assignment.target.last, offset)
    }
  }

  private func incomplete(
    in function: Function, of coordinator: ProjectType, file: Int, _ types: ExpressionTypes
  ) -> [Violation] {
    function.code.variables.flatMap { variable -> [Violation] in
      guard let dependency = types.type(of: variable).flatMap(types.project.type), dependency.kind == .struct,
        let viewModel = dependency.property("viewModel")?.typeName.flatMap(types.project.type),
        let shown = Self.showing(variable.name, in: function)
      else { return [] }
      return types.project.closures(of: viewModel).compactMap { name in
        let setting = function.code.assignments.first {
          $0.target.last == name && $0.target.names.prefix(2) == [variable.name, "viewModel"]
        }
        if let setting, setting.offset < shown { return nil }
        return Violation(
          place: types.project.place(file, setting?.target.offset ?? variable.offset),
          what: "\(coordinator.name) shows \(viewModel.name) "
            + (setting == nil ? "without setting \(name)" : "before it sets \(name)"),
          how: "set it before the view controller is handed to the router")
      }
    }
  }

  /// Where a function hands a module's view controller on; `nil` if it never does.
  private static func showing(_ variable: String, in function: Function) -> Int? {
    let calls = function.code.calls.filter { call in
      call.arguments.contains { $0.value.path?.names.prefix(2) == [variable, "viewController"] }
    }
    let shown = calls.map(\.callee.offset).min()
    // A function that returns the view controller shows it last of all.
    let isNamed = function.code.references.contains { $0.names.prefix(2) == [variable, "viewController"] }
    return shown ?? (isNamed ? Int.max : nil)
  }
}

extension Project {
  /// The closures through which a view model says what happened.
  fileprivate func closures(of viewModel: ProjectType) -> [String] {
    viewModel.properties.filter { entry in
      let property = entry.property
      return !property.setterAccess.isPrivate && !property.isLet && property.name.hasPrefix("on")
        && property.type.map(isFunction) ?? false
    }
    .map(\.property.name)
  }
}
