import Injection
import OpenCombine
import ScreenKit
import UserDomain

/// Owns the window, and decides which flow is in it.
final class ApplicationCoordinator: BaseCoordinator {
  private let window: Window
  /// What came while nobody was signed in; the last one wins.
  private var waitingAction: CoordinatorAction?
  private var cancellables: Set<AnyCancellable> = []

  init(window: Window, container: Container) {
    self.window = window
    super.init(container: container)
  }

  override func start() {
    attempt {
      try container.resolve((any FirstLaunchManager).self).performTasksOnFirstLaunch()
      try observeManagers()
    }
    runNextFlow()
    window.makeKeyAndVisible()
  }

  override func process(_ action: CoordinatorAction) throws {
    guard try signedInUserID() != nil else {
      waitingAction = action
      return
    }
    for child in childCoordinators { try child.process(action) }
  }

  /// Says what has happened, over whatever flow is running.
  func receive(_ notification: CoordinatorNotification) {
    attempt { try container.resolve((any NotificationManager).self).receive(notification) }
  }

  private func observeManagers() throws {
    try container.resolve((any NotificationManager).self).notification
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
    try container.resolve((any ReachabilityManager).self).connectionIsReachable
      .removeDuplicates()
      .dropFirst()
      .sink { print($0 ? "the server answers again" : "the server does not answer") }
      .store(in: &cancellables)
  }

  // MARK: Notifications

  private func show(_ notification: CoordinatorNotification?) {
    window.banner = notification.map { notification in
      Banner(text: notification.text) { [weak self] in self?.follow(notification) }
    }
  }

  private func follow(_ notification: CoordinatorNotification) {
    attempt {
      try container.resolve((any NotificationManager).self).dismiss()
      if let action = notification.action { try process(action) }
    }
  }

  // MARK: Flows

  private func runNextFlow() {
    attempt {
      if let userID = try signedInUserID() {
        runUser(id: userID)
        try processWaitingAction()
      } else {
        runLogin()
      }
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

  private func run(_ coordinator: any Coordinator, in navigationController: NavigationController) {
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = navigationController
  }

  private func processWaitingAction() throws {
    guard let action = waitingAction else { return }
    waitingAction = nil
    try process(action)
  }

  private func signedInUserID() throws -> User.ID? {
    try container.resolve((any SessionStore).self).userID
  }
}
