/// A view calls its output, and nobody else of its module or the app.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far.
///
/// ## Why
///
/// The view tells what happened, and its presenter decides what follows. A view controller that calls a service or the
/// router by itself has taken a decision that no test of the presenter sees.
///
/// ## How to fix it
///
/// Add a method to the view output, and let the presenter do the rest.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: ModuleViewController {
///   private func signOutTapped() {
///     userService.signOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewController: ModuleViewController {
///   private func signOutTapped() {
///     output.signOutTapped()
///   }
/// }
/// ```
struct ViewCallsItsOutput: CallRule {
  static let id = "VI-1"
  static let title = "A view calls only its output"
  static let why = "what follows on a tap is decided by the presenter, where a test sees it"
  static let architecture: Architecture? = .viper
  static let callers: Set<Role> = [.viewController]
  static let callees: Set<Role> = [
    .interactor, .router, .service, .repository, .manager, .factory, .assembly,
  ]
  static let fix = "tell the presenter through the view output, and let it make the call"
}
