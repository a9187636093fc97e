import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Shows the first screen, and hands links to the root router.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private var router: RootRouter?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
        sessionStore: services.sessionStore)
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore) throws {
    let controller = try RootComposition.makeController(userAPI: userAPI, sessionStore: sessionStore)
    router = controller.router
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  let routes = ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"]

  func application(_ application: Application, open link: Link) throws {
    let destination = try AppLink.Destination(url: link.url)
    try router?.open(AppLink(destination: destination, style: AppLink.Style(link.presentation)))
  }
}

extension AppLink.Style {
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
