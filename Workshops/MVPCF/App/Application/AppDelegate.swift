import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Starts the application coordinator, and hands links and notifications to it.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private var applicationCoordinator: ApplicationCoordinator?
  private let actionFactory: any CoordinatorActionFactory = DefaultCoordinatorActionFactory()

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    start(
      userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
      sessionStore: services.sessionStore, launchStore: DefaultLaunchStore(hasLaunchedBefore: true),
      clock: application.clock)
    return true
  }

  func start(
    userAPI: any UserAPI, sessionStore: any SessionStore, launchStore: any LaunchStore, clock: any Clock<Duration>
  ) {
    let window = Window()
    let container = buildAppContainer(
      userAPI: userAPI, sessionStore: sessionStore, launchStore: launchStore, clock: clock)
    let applicationCoordinator = ApplicationCoordinator(window: window, container: container)
    applicationCoordinator.start()
    self.window = window
    self.applicationCoordinator = applicationCoordinator
  }

  let routes = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  func application(_ application: Application, open link: Link) throws {
    try applicationCoordinator?.process(action(for: link))
  }

  func application(_ application: Application, didReceive notification: RemoteNotification) {
    applicationCoordinator?.receive(
      CoordinatorNotification(text: notification.text, action: try? action(for: notification.link)))
  }

  private func action(for link: Link) throws(CoordinatorActionRefusal) -> CoordinatorAction {
    try actionFactory.make(url: link.url, style: CoordinatorAction.Style(link.presentation))
  }
}

extension CoordinatorAction.Style {
  fileprivate init(_ presentation: Link.Presentation) {
    switch presentation {
    case .automatic: self = .usual
    case .push: self = .pushed
    case .present: self = .presented
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
