import ScreenKit
import StageKit

/// Greets whoever taps, once.
final class GreetingViewController: ViewController {
  override func viewDidLoad() {
    title = "Greeting"
    restorationIdentifier = "Greeting"
    let button = Button(title: "Greet")
    button.addAction(
      Action { [unowned self] _ in
        view.addSubview(Label(text: "Hello"))
        button.isEnabled = false
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = GreetingViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
