import ScreenKit
import StageKit

/// Starts the app, and shows its first screen.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: CounterViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
