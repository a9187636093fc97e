import OpenCombine
import ScreenKit
import StageKit

/// Has objects that are held in every way there is.
@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?
  private let odd = Odd()
  private let names = Names()
  private var reader: NameReader?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    Registry.used.leaf = Leaf("static")
    Registry.weak = Registry.used
    put(Leaf("global"), on: "a")
    reader = NameReader(names)
    Loner.make()
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: ViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
