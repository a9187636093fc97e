import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Shows the first screen, and hands links and notifications to the root controller.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var services: SimulatedServices?
  private var controller: RootController?
  private var banner: NotificationBanner?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    self.services = services
    let server = RetryingServer(services.server, clock: application.clock)
    start(server: server, sessionStore: services.sessionStore, clock: application.clock)
    return true
  }

  func start(server: any Server, sessionStore: any SessionStore, clock: any Clock<Duration>) {
    let controller = RootComposition.makeController(server: server, sessionStore: sessionStore)
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    banner = NotificationBanner(window: window, clock: clock)
    self.controller = controller
    self.window = window
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

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  private func open(_ link: Link) throws {
    guard let controller, controller.isSignedIn else { throw LinkRefusal("nobody is signed in; sign in first") }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User": controller.showUser(userID)
    case "Friends": controller.showFriends(of: userID)
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }
}
