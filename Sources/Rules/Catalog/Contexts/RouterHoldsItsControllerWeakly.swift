/// A screen's router holds its view controller, and the navigation controller around that, weakly.
///
/// The router of the whole app stands in front of all screens, and may keep the window's controller.
///
/// ## Why
///
/// The view controller owns its router. Two that own each other are never let go.
///
/// ## How to fix it
///
/// Declare the property `weak var`.
///
/// ## Found
///
/// ```swift
/// final class UserRouter: Router {
///   private var controller: UIViewController?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserRouter: Router {
///   private weak var controller: UserController?
/// }
/// ```
struct RouterHoldsItsControllerWeakly: Rule {
  static let id = "CC-11"
  static let title = "A router holds its view controller weakly"
  static let why = "the view controller owns its router, and two that own each other are never let go"
  static let architecture: Architecture? = .contexts
  static let severity = Severity.error

  func violations(in project: Project) -> [Violation] { project.routersHoldingControllers() }
}
