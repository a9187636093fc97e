import ScreenKit
import StageKit

/// A menu of ways in which a screen begins a task.
final class MenuViewController: ViewController {
  override func viewDidLoad() {
    title = "Menu"
    restorationIdentifier = "Menu"
    for way in Way.allCases {
      let button = Button(title: way.rawValue)
      button.addAction(Action { [unowned self] _ in show(way) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func show(_ way: Way) {
    let viewModel = ClockViewModel()
    viewModel.begin(way)
    navigationController?.pushViewController(ClockViewController(viewModel: viewModel), animated: true)
  }
}

final class ClockViewController: ViewController {
  private let viewModel: ClockViewModel

  init(viewModel: ClockViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    title = "Clock"
    restorationIdentifier = "Clock"
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
    window.rootViewController = NavigationController(rootViewController: MenuViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
