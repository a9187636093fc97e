import ScreenKit
import StageKit
import UserServer

/// Shows the first screen, and hands links to the module that follows them.
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
        server: services.server, sessionStore: services.sessionStore, clock: application.clock))
    return true
  }

  func start(dependencyManager: DependencyManager) {
    let window = Window()
    let navigationController = NavigationController()
    window.rootViewController = navigationController
    if let userID = dependencyManager.sessionService.userID {
      UserFactory.rootIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      LoginFactory.rootIn(navigationController: navigationController, dependencyManager: dependencyManager)
    }
    links = LinksFactory.create(navigationController: navigationController, dependencyManager: dependencyManager)
    window.makeKeyAndVisible()
    self.window = window
  }

  func application(_ application: Application, open link: Link) throws {
    let route = try Route(url: link.url)
    try links?.open(DeepLink(route: route, presentation: DeepLink.Presentation(link.presentation)))
  }
}
