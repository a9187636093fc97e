import Injection
import MVVMCLibrary
import ScreenKit
import UserDomain

/// Everything that a signed-in person does on one stack of screens. Ends when they sign out.
final class UserCoordinator: BaseCoordinator {
  var finishFlow: (() -> Void)?

  private let router: any Router
  private let container: Container
  private let signedInUserID: User.ID

  init(router: any Router, container: Container, signedInUserID: User.ID) {
    self.router = router
    self.container = container
    self.signedInUserID = signedInUserID
  }

  override func start() {
    attempt { router.setRootModule(try makeUser(id: signedInUserID)) }
  }

  // MARK: Modules

  private func makeUser(id: User.ID) throws -> any Presentable {
    let user: UserDependency = try container.resolve(arguments: id)
    user.viewModel.onEditName = { [weak self] in self?.runEditName() }
    user.viewModel.onFriends = { [weak self] in self?.pushFriends(of: id) }
    user.viewModel.onSignOutRequested = { [weak self] confirmed in self?.askToSignOut(confirmed: confirmed) }
    user.viewModel.onSignedOut = { [weak self] in self?.finishFlow?() }
    user.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: { self?.router.popModule() })
    }
    return user.viewController
  }

  private func makeFriends(of id: User.ID) throws -> any Presentable {
    let friends: FriendsDependency = try container.resolve(arguments: id)
    friends.viewModel.onFriendSelected = { [weak self] id in self?.pushUser(id: id) }
    friends.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: { self?.router.popModule() })
    }
    return friends.viewController
  }

  private func askToSignOut(confirmed: @escaping () -> Void) {
    let alert = AlertController(title: "Sign out?")
    alert.addAction(AlertAction(title: "Sign Out") { [weak self] _ in self?.finishFlow?() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    router.present(alert)
  }

  private func pushUser(id: User.ID) {
    attempt { router.push(try makeUser(id: id)) }
  }

  private func pushFriends(of id: User.ID) {
    attempt { router.push(try makeFriends(of: id)) }
  }

  // MARK: Links

  /// Shows a person on top of the other screens; the signed-in person is at the bottom of them already.
  func showUser(_ id: User.ID) {
    router.dismissModule { [weak self] in self?.popToUser(id) }
  }

  /// Shows a person's friends on top of the other screens.
  func showFriends(of id: User.ID) {
    router.dismissModule { [weak self] in self?.pushFriends(of: id) }
  }

  private func popToUser(_ id: User.ID) {
    if id == signedInUserID { router.popToRootModule() } else { pushUser(id: id) }
  }

  // MARK: Child flows

  private func runEditName() {
    let coordinator = EditNameCoordinator(
      presentingRouter: router, router: RouterImp(), container: container, userID: signedInUserID)
    // Nothing to do for either outcome: every screen sees a new name in the shared store.
    coordinator.finishFlow = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
