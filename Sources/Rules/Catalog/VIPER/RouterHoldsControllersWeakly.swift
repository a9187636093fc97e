/// A module's router holds its view controller, and the navigation controller around that, weakly; and a presenter that
/// holds the router, too, be it as its module's input.
///
/// ## Why
///
/// The view controller owns its presenter, and that the router. A router that owns the view controller, or the navigation
/// controller that shows it, closes the ring, and the module stays in memory after its screen has gone.
///
/// ## How to fix it
///
/// Declare the property `weak var`.
///
/// ## Found
///
/// ```swift
/// final class UserRouter {
///   var viewController: UIViewController?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserRouter {
///   weak var viewController: UIViewController?
/// }
/// ```
///
/// ## What counts
///
/// - A strong property of a module's router that has its view controller, a navigation controller, or a presenter that
///   holds the router.
/// - All this in each module, that of the app's first screen included: a module does not know who shows it, and how often.
///
/// ## What does not count
///
/// - The one router of a whole app, which stands in front of all modules, and may keep the window's controller: one
///   that has the window, and no presenter of its name.
/// - A controller that a router makes for others' screens, or has another module make, as long as it gives itself to
///   nobody.
/// - A router that no part of a screen keeps where others are kept, or that has its one `destination`: it is a
///   coordinator's, or made for one way.
/// - The screen below, `parentController`, beside the router's own.
/// - A property that nobody ever sets, and a navigation controller where all of them stay as long as the app, as those
///   of its tabs, the window's root, or a storyboard that is shown first.
struct RouterHoldsControllersWeakly: Rule {
  static let id = "VI-13"
  static let title = "A router holds view controllers and presenters weakly"
  static let why = "the view controller owns its presenter, and that the router"
  static let architecture: Architecture? = .viper
  static let severity = Severity.error
  static let surveys: [any Survey.Type] = [
    KeptRouters.self, NavigationMakers.self, SoleOwners.self, GivenProperties.self,
  ]

  func violations(in project: Project) -> [Violation] { project.routersHoldingControllers() }
}
