/// A closure that waits for an answer does not hold `self` strongly.
///
/// The rule is off unless it is asked for: such a closure is gone once it has run, and often it is meant to keep its object
/// until then. A stream that a function returns, and of which nothing says that it goes on, counts as such an answer.
///
/// ## Why
///
/// Until the answer is there the object lives on, although its screen may have gone: it shows what nobody sees, and does
/// what nobody waits for.
///
/// ## How to fix it
///
/// Write `[weak self]` where the answer is of no use without the screen. A service or a repository that has to finish its
/// work holds itself on purpose.
///
/// ## Found
///
/// ```swift
/// final class UserViewModel {
///   func load() {
///     userService.loadUser { user in self.show(user) }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModel {
///   func load() {
///     userService.loadUser { [weak self] user in self?.show(user) }
///   }
/// }
/// ```
struct OneShotClosuresHoldWeakly: Rule {
  static let id = "SM-8"
  static let title = "A closure that waits for an answer holds weakly"
  static let why = "until the answer is there the object lives on, whether its screen has gone or not"
  static let architecture: Architecture? = nil
  static let severity = Severity.note
  static let isOptIn = true

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      project.strongClosures(in: type).filter { $0.kind == .oneShot }.map(Violation.init)
    }
  }
}
