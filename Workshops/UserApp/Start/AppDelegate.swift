import ScreenKit
import StageKit
import UserDomain
import UserServer

@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private let navigationController = NavigationController()

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    APIClient.shared.server = RetryingServer(services.server, clock: application.clock)
    Session.shared.store = services.sessionStore

    if let userID = Session.shared.userID {
      navigationController.pushViewController(UserViewController(userID: userID), animated: false)
    } else {
      navigationController.pushViewController(LoginViewController(), animated: false)
    }
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  // MARK: Links

  let routes = ["User:{id}", "Friends:{id}"]

  func application(_ application: Application, open link: Link) throws {
    guard let myID = Session.shared.userID else { throw LinkRefusal("nobody is signed in; sign in first") }
    let segments = link.url.path(percentEncoded: false).split(separator: ":")
    guard segments.count == 2, let userID = User.ID(String(segments[1])) else {
      throw LinkRefusal("the app does not know the link \(link.url)")
    }
    if navigationController.presentedViewController != nil {
      navigationController.dismiss(animated: true)
    }
    if segments[0] == "Friends" {
      navigationController.pushViewController(FriendsViewController(userID: userID), animated: true)
    } else if userID == myID {
      navigationController.popToRootViewController(animated: true)
    } else {
      navigationController.pushViewController(UserViewController(userID: userID), animated: true)
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
