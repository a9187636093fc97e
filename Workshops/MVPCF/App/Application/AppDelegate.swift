import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Starts the application coordinator, and hands links and notifications to it.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var applicationCoordinator: ApplicationCoordinator?
  private let actionFactory: any CoordinatorActionFactory = DefaultCoordinatorActionFactory()

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
          launchStore: DefaultLaunchStore(hasLaunchedBefore: true), clock: application.clock))
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a registration asks for what nobody registers. What a factory asks for in `make` is not seen here.
  func start(container: Container) throws {
    for flow in [buildLoginContainer, buildUserContainer, buildEditNameContainer] {
      try flow(container).validate()
    }
    let window = Window()
    let applicationCoordinator = ApplicationCoordinator(
      window: window, sessionManager: try container.resolve(), firstLaunchManager: try container.resolve(),
      notificationManager: try container.resolve(), container: container)
    applicationCoordinator.start()
    self.window = window
    self.applicationCoordinator = applicationCoordinator
  }

  func application(_ application: Application, open link: Link) throws {
    try applicationCoordinator?.process(action(for: link))
  }

  func application(_ application: Application, didReceive notification: RemoteNotification) {
    applicationCoordinator?.receive(
      CoordinatorNotification(text: notification.text, action: try? action(for: notification.link)))
  }

  private func action(for link: Link) throws(CoordinatorActionRefusal) -> CoordinatorAction {
    try actionFactory.make(url: link.url, style: link.style)
  }
}
