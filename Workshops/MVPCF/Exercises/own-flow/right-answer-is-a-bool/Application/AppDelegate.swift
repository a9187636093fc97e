import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Runs one flow after the other, and hands links to the one that runs.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var container: Container?
  private var sessionManager: (any SessionManager)?
  private var loginCoordinator: LoginCoordinator?
  private var userCoordinator: UserCoordinator?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let server = RetryingServer(services.server, clock: application.clock)
    do {
      try start(
        container: buildAppContainer(
          userAPI: RemoteUserAPI(server: server), networkPath: services.server, sessionStore: services.sessionStore,
          launchStore: DefaultLaunchStore(hasLaunchedBefore: true)))
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a registration asks for what nobody registers. What a factory asks for in `make` is not seen here.
  func start(container: Container) throws {
    for flow in [buildLoginContainer, buildUserContainer, buildEditNameContainer, buildSignOutContainer] {
      try flow(container).validate()
    }
    let firstLaunchManager: any FirstLaunchManager = try container.resolve()
    firstLaunchManager.performTasksOnFirstLaunch()
    self.container = container
    sessionManager = try container.resolve()
    let window = Window()
    self.window = window
    runNextFlow()
    window.makeKeyAndVisible()
  }

  // MARK: Flows

  private func runNextFlow() {
    guard let container else { return }
    let navigationController = NavigationController()
    if let userID = sessionManager?.currentUserID {
      runUser(id: userID, in: navigationController, container: container)
    } else {
      runLogin(in: navigationController, container: container)
    }
    window?.rootViewController = navigationController
  }

  private func runLogin(in navigationController: NavigationController, container: Container) {
    let coordinator = LoginCoordinator(navigationController: navigationController, container: container)
    coordinator.finished = { [weak self] in
      self?.loginCoordinator = nil
      self?.runNextFlow()
    }
    loginCoordinator = coordinator
    coordinator.start()
  }

  private func runUser(id: User.ID, in navigationController: NavigationController, container: Container) {
    let coordinator = UserCoordinator(
      navigationController: navigationController, signedInUserID: id, container: container)
    coordinator.finished = { [weak self] in
      self?.userCoordinator = nil
      self?.runNextFlow()
    }
    userCoordinator = coordinator
    coordinator.start()
  }

  // MARK: Links

  /// Follows `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let userCoordinator else { throw LinkRefusal("nobody is signed in; sign in first") }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User": userCoordinator.showUser(id: userID)
    case "Friends": userCoordinator.showFriends(of: userID)
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }
}
