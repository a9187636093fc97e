/// A module's closures hold their object weakly.
///
/// This is about closures that somebody keeps: those of the view model that a view controller sets, and those that a
/// view model gives to others to keep. One that waits for a service's answer goes when it has run: see SM-8.
///
/// ## Why
///
/// The view controller owns the view model, which owns its closures, its flow controller and, through them, what they
/// were given. A closure that holds one of the first two closes the ring.
///
/// ## How to fix it
///
/// Write `[weak self]`, and `self?.` or `guard let self else { return }`.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: UIViewController {
///   private let viewModel: UserViewModel
///
///   override func viewDidLoad() {
///     viewModel.onUpdate = { self.showUser() }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewController: ViewController {
///   private let viewModel: UserViewModel
///   private let friendsButton = Button(title: Strings.friends)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     friendsButton.addAction(Action { [weak self] _ in self?.friendsTapped() }, for: .touchUpInside)
///     viewModel.load()
///   }
///
///   private func friendsTapped() {
///     viewModel.showFriends()
///   }
/// }
/// ```
struct ClosuresHoldWeakly: Rule {
  static let id = "FC-10"
  static let title = "Closures hold their object weakly"
  static let why = "view controller, view model and flow controller own each other in turn, and the closure with them"
  static let architecture: Architecture? = .mvvmfc

  private static let roles: Set<Role> = [.viewController, .viewModel, .flowController, .factory]

  func violations(in project: Project) -> [Violation] {
    project.types.filter { $0.role.map(Self.roles.contains) ?? false }.flatMap { type in
      project.strongClosures(in: type).filter { $0.kind != .oneShot }.map(Violation.init)
    }
  }
}
