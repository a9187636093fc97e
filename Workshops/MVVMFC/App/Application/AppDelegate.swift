import ScreenKit
import StageKit
import UserDomain

/// Shows the first screen, and turns links into screens.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  let dependencyManager: DependencyManager

  convenience init() {
    let services = SimulatedServices()
    self.init(
      dependencyManager: DependencyManager(userAPI: services.userAPI, sessionStore: services.sessionStore))
    serviceControls = services
  }

  init(dependencyManager: DependencyManager) {
    self.dependencyManager = dependencyManager
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    start()
    return true
  }

  func start() {
    let window = Window()
    let navigationController = dependencyManager.rootNavigationController
    window.rootViewController = navigationController
    if let userID = dependencyManager.sessionService.userID {
      UserFactory.rootIn(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      LoginFactory.rootIn(navigationController: navigationController, dependencyManager: dependencyManager)
    }
    window.makeKeyAndVisible()
    self.window = window
  }

  var routes: [String] { Route.templates }

  func application(_ application: Application, open link: Link) throws {
    let route = try Route(template: link.template, arguments: link.arguments)
    switch link.presentation {
    case .automatic: try open(route)
    case .push: try open(route, in: .navigationController)
    case .present: try open(route, in: .modal)
    }
  }
}

/// The shell shows and sets them.
extension UserDomain.SimulatedServices: StageKit.ServiceControls {}
