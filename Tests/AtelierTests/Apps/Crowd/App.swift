import ScreenKit
import StageKit

// Many objects of a type, which all hold the same one.

final class Ground {}

final class Row {
  let ground: Ground
  init(ground: Ground) { self.ground = ground }
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?
  private var rows: [Row] = []

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let ground = Ground()
    rows = (1...60).map { _ in Row(ground: ground) }
    let window = Window()
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
