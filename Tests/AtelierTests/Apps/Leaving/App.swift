import ScreenKit
import StageKit

/// A menu of ways in which screens come and go, and in which what belonged to them goes or stays.
final class MenuViewController: ViewController {
  var choose: ((Way) -> Void)?
  var last: ViewController?

  override func viewDidLoad() {
    title = "Menu"
    restorationIdentifier = "Menu"
    for way in Way.allCases {
      let button = Button(title: way.rawValue)
      button.addAction(Action { [unowned self] _ in choose?(way) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?
  private let navigationController = NavigationController()
  private lazy var coordinator = MainCoordinator(navigationController: navigationController)

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = navigationController
    coordinator.start()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
