/// A coordinator sends no events into a view model.
///
/// ## Why
///
/// Events say what has happened on the screen. One that a coordinator makes up says that something happened which nobody
/// did, and the coordinator has to know which event stands for what it wants.
///
/// ## How to fix it
///
/// Let the view model hand out what can be done, as an argument of its closure: `onFailure?(error) { retry() }`.
///
/// ## Found
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator {
///   func showUser() {
///     user.viewModel.onFailure = { [weak self, weak viewModel = user.viewModel] error in
///       self?.router.presentFailure(error) { viewModel?.events.send(.retryTapped) }
///     }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserCoordinator: BaseCoordinator<DeepLinkOption> {
///   private func makeFriends(of id: User.ID, close: @escaping () -> Void) throws -> any Presentable {
///     let friends: FriendsDependency = try container.resolve(arguments: id)
///     friends.viewModel.onFriendSelected = { [weak self] id in self?.push(.user(id)) }
///     friends.viewModel.onFailure = { [weak self] error, retry in
///       self?.router.presentFailure(error, retry: retry, confirmed: close)
///     }
///     return friends.viewController
///   }
/// }
/// ```
struct CoordinatorsSendNoEvents: Rule {
  static let id = "FS-11"
  static let title = "A coordinator sends no view events"
  static let why = "events say what happened on the screen, and only the screen knows that"
  static let architecture: Architecture? = .mvvmc

  /// What those who take events call the function: subjects of Combine and of RxSwift, and relays.
  private static let verbs: Set<String> = ["send", "onNext", "accept"]

  func violations(in project: Project) -> [Violation] {
    project.types(.coordinator).flatMap { coordinator in
      coordinator.code.flatMap { file, code in
        code.calls.filter { Self.verbs.contains($0.name) && $0.callee.base.last == "events" }.map { call in
          Violation(
            place: project.place(file, call.callee.offset), what: "\(coordinator.name) sends a view model an event",
            how: "let the view model hand out what can be done, as an argument of its closure")
        }
      }
    }
  }
}
