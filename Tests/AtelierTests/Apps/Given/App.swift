import Injection
import ScreenKit
import StageKit

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?
  private let container = Container()

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    ServicesPart.load(container: container)
    let window = Window()
    window.rootViewController = UserFactory.make(service: try? container.resolve(UserService.self))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
