import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Fills the container, shows the first screen, and follows links.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private let container = Container()
  private let navigationController = NavigationController()

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

  /// - Throws: when a part needs what no part registers. Nobody else would say so before the screen is opened.
  func start(userAPI: any UserAPI, sessionStore: any SessionStore) throws {
    container.register((any UserAPI).self, scope: .singleton) { userAPI }
    container.register((any SessionStore).self, scope: .singleton) { sessionStore }
    container.append(part: AppPart.self)
    try container.validate()

    navigationController.setViewControllers([try container.firstModule()], animated: false)
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
  }

  let routes = ["User:{id}", "Friends:{id}"]

  /// Reads `atelier:User:42` and `atelier:Friends:42`.
  func application(_ application: Application, open link: Link) throws {
    guard let myID = try container.resolve((any SessionService).self).userID else {
      throw LinkRefusal("nobody is signed in; sign in first")
    }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("there is no screen behind \(link.url)")
    }
    switch segments[0] {
    case "User" where userID == myID: show(nil)
    case "User": show(try container.resolve(UserViewController.self, arguments: userID))
    case "Friends": show(try container.resolve(FriendsViewController.self, arguments: userID))
    default: throw LinkRefusal("there is no screen behind \(link.url)")
    }
  }

  /// Shows a module on top of the other screens; without one, the screen at the bottom of them.
  private func show(_ module: ViewController?) {
    if navigationController.presentedViewController != nil {
      navigationController.dismiss(animated: true)
    }
    if let module {
      navigationController.pushViewController(module, animated: true)
    } else {
      navigationController.popToRootViewController(animated: true)
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
