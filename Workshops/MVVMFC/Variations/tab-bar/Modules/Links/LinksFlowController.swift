import ScreenKit
import UserDomain

final class LinksFlowController: LinksFlowControllerProtocol {
  private weak var window: Window?
  private weak var navigationController: NavigationController?
  private let dependencyManager: DependencyManager
  private let clock: any Clock<Duration>

  init(
    window: Window, navigationController: NavigationController, dependencyManager: DependencyManager,
    clock: any Clock<Duration>
  ) {
    self.window = window
    self.navigationController = navigationController
    self.dependencyManager = dependencyManager
    self.clock = clock
  }

  func goToUser(id: User.ID) {
    guard let navigationController else { return }
    HomeFactory.rootIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }

  func showUser(id: User.ID, modally: Bool) {
    show(UserFactory.self, userID: id, modally: modally)
  }

  func showFriends(userID: User.ID, modally: Bool) {
    show(FriendsFactory.self, userID: userID, modally: modally)
  }

  func showEditName(userID: User.ID) {
    guard let navigationController else { return }
    navigationController.dismiss(animated: true)
    EditNameFactory.showIn(
      parentController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func showNotification(_ text: String, tapped: @escaping () -> Void) {
    let banner = Banner(text: text) { tapped() }
    window?.banner = banner
    Task { [clock, weak window, weak banner] in
      try? await clock.sleep(for: .seconds(5))
      if let window, window.banner === banner { window.banner = nil }
    }
  }

  private func show(_ factory: (some StackFactory).Type, userID: User.ID, modally: Bool) {
    guard let navigationController else { return }
    navigationController.dismiss(animated: true)
    if modally {
      factory.showIn(parentController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      factory.pushIn(navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    }
  }
}
