import Injection
import MVPCFLibrary
import OpenCombine
import ScreenKit
import UserDomain

/// Owns the window, and decides which flow is in it.
final class ApplicationCoordinator: BaseCoordinator<CoordinatorAction> {
  private let window: Window
  private let sessionManager: any SessionManager
  private let firstLaunchManager: any FirstLaunchManager
  private let notificationManager: any NotificationManager
  /// What came while nobody was signed in; the last one wins.
  private var waitingAction: CoordinatorAction?
  private var cancellables: Set<AnyCancellable> = []

  init(
    window: Window, sessionManager: any SessionManager, firstLaunchManager: any FirstLaunchManager,
    notificationManager: any NotificationManager, container: Container
  ) {
    self.window = window
    self.sessionManager = sessionManager
    self.firstLaunchManager = firstLaunchManager
    self.notificationManager = notificationManager
    super.init(container: container)
  }

  override func start() {
    firstLaunchManager.performTasksOnFirstLaunch()
    notificationManager.notification
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    runNextFlow()
    window.makeKeyAndVisible()
  }

  override func process(_ action: CoordinatorAction) throws {
    guard sessionManager.currentUserID != nil else {
      waitingAction = action
      return
    }
    for child in childCoordinators { try child.process(action) }
  }

  /// Says what has happened, over whatever flow is running.
  func receive(_ notification: CoordinatorNotification) {
    notificationManager.receive(notification)
  }

  // MARK: Notifications

  private func show(_ notification: CoordinatorNotification?) {
    window.banner = notification.map { notification in
      Banner(text: notification.text) { [weak self] in self?.follow(notification) }
    }
  }

  private func follow(_ notification: CoordinatorNotification) {
    notificationManager.dismiss()
    guard let action = notification.action else { return }
    attempt { try process(action) }
  }

  // MARK: Flows

  private func runNextFlow() {
    if let userID = sessionManager.currentUserID {
      runUser(id: userID)
      attempt { try processWaitingAction() }
    } else {
      runLogin()
    }
  }

  private func runLogin() {
    let navigationController = NavigationController()
    let coordinator = LoginCoordinator(navigationController: navigationController, container: container)
    coordinator.finished = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.runNextFlow()
    }
    run(coordinator, in: navigationController)
  }

  private func runUser(id: User.ID) {
    let navigationController = NavigationController()
    let coordinator = UserCoordinator(
      navigationController: navigationController, signedInUserID: id, container: container)
    coordinator.finished = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.runNextFlow()
    }
    run(coordinator, in: navigationController)
  }

  private func run(_ coordinator: any Coordinator<CoordinatorAction>, in navigationController: NavigationController) {
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = navigationController
  }

  private func processWaitingAction() throws {
    guard let action = waitingAction else { return }
    waitingAction = nil
    try process(action)
  }
}
