/// A delegate is held weakly.
///
/// ## Why
///
/// A view model's delegate is the view controller that owns it. Two that own each other are never let go.
///
/// ## How to fix it
///
/// Declare `weak var delegate`, of a protocol that is bound to classes: `protocol UserViewModelDelegate: AnyObject`.
///
/// ## Found
///
/// ```swift
/// protocol UserViewModelDelegate: AnyObject {}
///
/// final class UserViewModel {
///   var delegate: (any UserViewModelDelegate)?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// protocol UserViewModelDelegate: AnyObject {
///   func viewModelDidUpdate(_ viewModel: UserViewModel)
/// }
///
/// final class UserViewModel {
///   weak var delegate: (any UserViewModelDelegate)?
/// }
/// ```
struct DelegatesAreWeak: Rule {
  static let id = "FC-5"
  static let title = "A delegate is held weakly"
  static let why = "the delegate owns the view model, and two that own each other are never let go"
  static let architecture: Architecture? = .mvvmfc
  static let severity = Severity.error

  func violations(in project: Project) -> [Violation] { project.strongDelegates() }
}
