import ScreenKit
import StageKit
import UserServer

/// Shows the first screen, and hands links and notifications to the module that follows them.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var links: LinksViewModel?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    start(
      dependencyManager: DependencyManager(
        server: services.server, sessionStore: services.sessionStore, clock: application.clock),
      clock: application.clock)
    return true
  }

  func start(dependencyManager: DependencyManager, clock: any Clock<Duration>) {
    let window = Window()
    let navigationController = NavigationController()
    window.rootViewController = navigationController
    if let userID = dependencyManager.sessionService.userID {
      HomeFactory.rootIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      LoginFactory.rootIn(navigationController: navigationController, dependencyManager: dependencyManager)
    }
    links = LinksFactory.create(
      window: window, navigationController: navigationController, dependencyManager: dependencyManager, clock: clock)
    window.makeKeyAndVisible()
    self.window = window
  }

  func application(_ application: Application, open link: Link) throws {
    try links?.open(deepLink(for: link))
  }

  func application(_ application: Application, didReceive notification: RemoteNotification) {
    links?.receive(notification.text, leadingTo: try? deepLink(for: notification.link))
  }

  private func deepLink(for link: Link) throws(RouteError) -> DeepLink {
    DeepLink(route: try Route(url: link.url), presentation: DeepLink.Presentation(link.presentation))
  }
}
