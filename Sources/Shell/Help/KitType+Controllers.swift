extension KitType {
  static let controllers = [
    KitType(
      name: "ViewController", summary: "a screen: its view, its title, its place in the app",
      declarations: [
        "init()", "var title: String?", "var restorationIdentifier: String?", "final var view: View",
        "func viewDidLoad()", "func viewWillAppear(_ animated: Bool)", "func viewDidDisappear(_ animated: Bool)",
        "func present(\n  _ viewController: ViewController, animated: Bool,\n  completion: (@MainActor () -> Void)? = nil)",
        "func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil)",
        "final var navigationController: NavigationController?", "var isModalInPresentation = false",
        "var modalPresentationStyle = ModalPresentationStyle.automatic",
      ],
      example: """
        final class GreetingViewController: ViewController {
          override func viewDidLoad() {
            title = "Greeting"
            restorationIdentifier = "Greeting"
            view.addSubview(Label(text: "Hello"))
          }
        }
        """),
    KitType(
      name: "NavigationController", summary: "a stack of screens, with a way back",
      declarations: [
        "init(rootViewController: ViewController)", "weak var delegate: (any NavigationControllerDelegate)?",
        "func pushViewController(_ viewController: ViewController, animated: Bool)",
        "func popViewController(animated: Bool) -> ViewController?",
        "func setViewControllers(_ viewControllers: [ViewController], animated: Bool)",
        "final var topViewController: ViewController?",
      ],
      example: """
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.pushViewController(ViewController(), animated: true)
        """),
    KitType(
      name: "TabBarController", summary: "screens beside each other, one of them shown",
      declarations: [
        "init()", "var viewControllers: [ViewController]", "var selectedIndex: Int",
        "weak var delegate: (any TabBarControllerDelegate)?",
      ],
      example: """
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), ViewController()]
        tabs.selectedIndex = 1
        """),
    KitType(
      name: "AlertController", summary: "a question over the screen; `present` shows it",
      declarations: [
        "init(title: String?, message: String? = nil)", "func addAction(_ action: AlertAction)", "var message: String?",
      ],
      example: """
        let alert = AlertController(title: "Sign out?")
        let leave = AlertAction(title: "Sign Out", style: .destructive) { _ in
          print("bye")
        }
        alert.addAction(leave)
        present(alert, animated: true)
        """),
    KitType(
      name: "AlertAction", summary: "an answer to an alert",
      declarations: [
        "init(\n  title: String, style: Style = .default,\n  handler: (@MainActor (AlertAction) -> Void)? = nil)",
        "var isEnabled = true",
      ],
      example: "let answer = AlertAction(title: \"Cancel\", style: .cancel)"),
    KitType(
      name: "PresentationController", summary: "who is told when a presented screen is swiped away",
      declarations: [
        "weak var delegate: (any PresentationControllerDelegate)?",
        "func presentationControllerShouldDismiss(\n  _ presentationController: PresentationController) -> Bool",
        "func presentationControllerDidDismiss(\n  _ presentationController: PresentationController)",
      ],
      example: "presentationController?.delegate = nil"),
    KitType(
      name: "NavigationItem", summary: "what a navigation bar shows of a screen", declarations: ["var title: String?"],
      example: "navigationItem.title = \"Friends\""),
    KitType(
      name: "Window", summary: "where the first screen is put",
      declarations: [
        "init()", "final var rootViewController: ViewController?", "func makeKeyAndVisible()", "var banner: Banner?",
      ],
      example: """
        let window = Window()
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        """),
    KitType(
      name: "ApplicationDelegate", summary: "the app's first object, marked `@main`: `import StageKit`",
      declarations: [
        "init()", "var window: Window?",
        "func application(\n  _ application: Application,\n  didFinishLaunchingWithOptions launchOptions: "
          + "[Application.LaunchOptionsKey: Any]?\n) -> Bool",
        "var routes: [String]", "func application(_ application: Application, open link: Link) throws",
      ],
      example: """
        @main
        final class AppDelegate: ApplicationDelegate {
          var window: Window?

          func application(
            _ application: Application,
            didFinishLaunchingWithOptions options: [Application.LaunchOptionsKey: Any]?
          ) -> Bool {
            let window = Window()
            window.rootViewController = ViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
          }
        }
        """),
  ]
}
