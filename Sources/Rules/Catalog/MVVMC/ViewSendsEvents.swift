/// A view controller renders, and sends events to its view model; it calls nobody else.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far.
///
/// ## Why
///
/// What a screen does is read off its view model: which events there are, and what follows on each. A view controller that
/// calls a provider or a coordinator goes past it.
///
/// ## How to fix it
///
/// Add a case to the screen's events, send it, and let the view model act.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: ViewController {
///   private func signOutTapped() {
///     provider.signOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewController: ViewController {
///   private func signOutTapped() {
///     viewModel.events.send(.signOutTapped)
///   }
/// }
/// ```
struct ViewSendsEvents: CallRule {
  static let id = "FS-1"
  static let title = "A view controller only renders and sends events"
  static let why = "what a screen does is read off its view model"
  static let architecture: Architecture? = .mvvmc
  static let callers: Set<Role> = [.viewController]
  static let callees: Set<Role> = [.provider, .service, .coordinator, .router, .repository, .manager]
  static let fix = "send the view model an event, and let it make the call"
}
