import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Fills the container, gives control to the app coordinator, and hands links and notifications to it.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private let container = Container()
  private var appCoordinator: AppCoordinator?
  private var banner: NotificationBanner?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
        sessionStore: services.sessionStore, clock: application.clock)
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a part needs what no part registers. Nobody else would say so before the screen is opened.
  func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) throws {
    container.register((any UserAPI).self, scope: .singleton) { userAPI }
    container.register((any SessionStore).self, scope: .singleton) { sessionStore }
    container.append(part: AppPart.self)
    try container.validate()

    let window = Window()
    let appCoordinator = AppCoordinator(window: window, container: container)
    appCoordinator.start()
    banner = NotificationBanner(window: window, clock: clock)
    self.window = window
    self.appCoordinator = appCoordinator
  }

  func application(_ application: Application, open link: Link) throws {
    try open(link)
  }

  func application(_ application: Application, didReceive notification: RemoteNotification) {
    banner?.show(notification.text) { [weak self] in
      do {
        try self?.open(notification.link)
      } catch {
        print("The notification leads nowhere: \(error)")
      }
    }
  }

  private func open(_ link: Link) throws {
    let sessionService: any SessionService = try container.resolve()
    let option = try DeepLinkOption(
      url: link.url, style: DeepLinkOption.Style(link.presentation), signedInUserID: sessionService.userID)
    try appCoordinator?.start(with: option)
  }
}
