import Testing

@testable import Rules

/// Which screens stay as long as the app, by who makes them: their closures may hold them.
struct StayingObjectsTests {
  /// What is found in a screen whose closure holds it, beside code that makes it.
  private func found(_ code: String) throws -> String {
    try reported(
      on: """
        final class ListViewController: UIViewController {
          private let table = ListTable()
          override func viewDidLoad() { table.onSelect = { self.open() } }
          func open() {}
        }
        final class ListTable: UIView {
          var onSelect: (() -> Void)?
        }
        """ + "\n" + code, by: "SM-3")
  }

  private static let ring = """
    3:50 a closure of ListViewController holds self strongly, kept in onSelect
      fix: capture `[weak self]`, or only the part that is needed
    """

  /// Who makes screens of any class.
  private static let screens = """
    enum Screens {
      static func make<Screen: UIViewController>(_ type: Screen.Type = Screen.self) -> Screen { Screen() }
    }
    """

  /// A scene's delegate whose function is called as the app begins.
  private static func launch(_ body: String, helpers: String = "") -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        \(body)
      }
      \(helpers)
    }

    """
  }

  /// An app in which a function sets the root that it is given: the tabs, or what comes before them.
  private static let firstOrTabs =
    launch("window?.rootViewController = FirstViewController()") + """
      extension UIViewController {
        func setRoot(_ next: UIViewController) { view.window?.rootViewController = next }
      }
      final class FirstViewController: UIViewController {
        func begin() {
          user.subscribe { isKnown in
            if isKnown { self.setRoot(TabsController()) } else { self.setRoot(EntryViewController()) }
          }
        }
      }
      final class EntryViewController: UIViewController {
        func end() { setRoot(TabsController()) }
      }
      final class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = [ListViewController()] }
      }
      """

  @Test(arguments: [
    // What comes after the splash screen.
    launch(
      "window?.rootViewController = SplashViewController()",
      helpers: "func splashDidEnd() { window?.rootViewController = ListViewController() }"),
    // It comes from two places.
    launch("window?.rootViewController = LoginViewController()") + """
      final class LoginViewController: UIViewController {
        func end() { view.window?.rootViewController = ListViewController() }
      }
      final class SignUpViewController: UIViewController {
        func end() {
          let list = ListViewController()
          let navigation = UINavigationController(rootViewController: list)
          UIApplication.shared.windows.first?.rootViewController = navigation
        }
      }
      """,
    // A helper sets the root, for one who has no scenes, too.
    launch("setRoot()", helpers: "private func setRoot() { window?.rootViewController = ListViewController() }") + """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ListViewController()
          return true
        }
      }
      """,
    // It is pushed before anybody looks.
    launch("coordinator = ListCoordinator(); coordinator?.launch()", helpers: "var coordinator: ListCoordinator?") + """
      final class ListCoordinator {
        let navigation = UINavigationController()
        func launch() {
          let screen = ListViewController()
          navigation.pushViewController(screen, animated: false)
        }
      }
      """,
    // The first of two coordinators shows it as they start.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private var children: [HomeCoordinator] = []
        func start() {
          let home = HomeCoordinator()
          children.append(home)
          home.start()
        }
      }
      final class HomeCoordinator {
        private let navigation: UINavigationController
        func start() { navigation.pushViewController(ListViewController(), animated: true) }
      }
      """,
    // What is called a log-in stays, too, where no screen gives way to another.
    launch("window?.rootViewController = UINavigationController(rootViewController: LoginViewController())") + """
      final class LoginViewController: UIViewController {
        private let list = ListViewController()
        @objc func tap() { navigationController?.pushViewController(list, animated: true) }
      }
      """,
    // The app's delegate calls a function of its own, which others could call, too.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        showFirst()
        return true
      }
      func showFirst() { first = ListViewController() }
    }
    """,
    // It is put into a navigation that is made there.
    launch(
      """
      let tabs = UITabBarController()
          let navigation = UINavigationController()
          let list = ListViewController()
          navigation.pushViewController(list, animated: true)
          tabs.viewControllers = [navigation]
          window?.rootViewController = tabs
      """),
    // An object of whose type nothing is told at hand makes it.
    launch("coordinator = AppCoordinator(Factory()); coordinator?.start()", helpers: "var coordinator: AppCoordinator?")
      + """
      final class AppCoordinator {
        let parts: Parts
        init(_ parts: Parts) { self.parts = parts }
        func start() {
          let list = parts.lists.makeList()
          tabs.viewControllers = [list]
        }
      }
      final class ListFactory {
        func makeList() -> UIViewController { ListViewController() }
      }
      """,
    // An object that is known by its protocol makes it.
    launch(
      "coordinator = AppCoordinator(ListFactory()); coordinator?.start()", helpers: "var coordinator: AppCoordinator?")
        + """
        protocol Lists { func makeList() -> UIViewController }
        final class AppCoordinator {
          private let lists: Lists
          init(_ lists: Lists) { self.lists = lists }
          func start() { tabs.viewControllers = [lists.makeList()] }
        }
        final class ListFactory: Lists {
          func makeList() -> UIViewController { ListViewController() }
        }
        """,
    // A container makes it for the one who asks.
    launch("window?.rootViewController = container.resolve(ListViewController.self)") + """
      final class ListAssembly {
        func assemble(container: Container) {
          container.register(ListViewController.self) { _ in ListViewController() }
        }
      }
      """,
    // A storyboard has it, out of which a tab bar takes it.
    launch("window?.rootViewController = TabsController()") + """
      final class TabsController: UITabBarController {
        override func viewDidLoad() {
          let list = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! ListViewController
          viewControllers = [list]
        }
      }
      """,
    // One for each tab.
    launch("window?.rootViewController = TabsController()") + """
      final class TabsController: UITabBarController {
        enum Tab: CaseIterable {
          case list
          func createScreen() -> UIViewController { ListViewController() }
        }
        override func viewDidLoad() { viewControllers = Tab.allCases.map { $0.createScreen() } }
      }
      """,
    // A static function takes it out of a storyboard.
    launch("coordinator = ListCoordinator(); coordinator?.start()", helpers: "var coordinator: ListCoordinator?") + """
      final class ListCoordinator {
        private let window: UIWindow
        func start() {
          let list = ListViewController.initFromStoryboard(name: "Main")
          window.rootViewController = UINavigationController(rootViewController: list)
        }
      }
      """,
    // A function that is written as a type is makes it.
    launch("window?.rootViewController = UINavigationController(rootViewController: Modules.Lists.List())") + """
      struct Modules {
        struct Lists {
          static func List() -> UIViewController { ListViewController() }
        }
      }
      """,
    // What comes first gives way, and nothing leads back.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        func start() { window.rootViewController = SearchViewController() }
      }
      final class HomeCoordinator {
        private let window: UIWindow
        func start() { makeTabs().then { window.rootViewController = $0 } }
        private func makeTabs() -> UITabBarController {
          UITabBarController().then { $0.viewControllers = [ListCoordinator().start()].map { $0.inNavigation } }
        }
      }
      final class SearchViewController: UIViewController {
        @objc func tap() { HomeCoordinator().start() }
      }
      final class ListCoordinator {
        func start() -> UIViewController { makeList().then { $0.title = "List" } }
        private func makeList() -> ListViewController { ListViewController() }
      }
      """,
    // The scene's delegate has who shows it.
    launch("window?.rootViewController = main.navigation; main.start()", helpers: "var main = MainCoordinator()") + """
      final class MainCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListFactory.make(owner: self)
          navigation.pushViewController(list, animated: true)
        }
      }
      enum ListFactory {
        static func make(owner: MainCoordinator) -> UIViewController { ListViewController() }
      }
      """,
    // A container makes who shows it, by an initialiser.
    launch("flow = AppFlow(); flow?.start()", helpers: "var flow: AppFlow?") + """
      final class AppFlow {
        private let window = UIWindow()
        func start() { showHome() }
        private func showHome() {
          container.autoregister(Home.self, initializer: HomeFlow.init)
          let home = container.resolve(Home.self)!
          home.start()
          window.rootViewController = home.navigation
        }
      }
      protocol Home {}
      final class HomeFlow: Home {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [ListViewController()] }
      }
      """,
    // Who shows it is kept by a protocol that others have, too.
    launch("flow = AppFlow(); flow?.start()", helpers: "var flow: Flow?") + """
      protocol Flow { func start() }
      final class AppFlow: Flow {
        private let navigation = UINavigationController()
        private var first: Flow?
        func start() { showFirst() }
        func showFirst() {
          first = ListFlow(navigation)
          first?.start()
        }
      }
      final class ListFlow: Flow {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ListViewController()], animated: true) }
      }
      """,
    // It is put into a navigation of its own, once for each of a few pages.
    launch(
      "let navigation = UINavigationController(); window?.rootViewController = navigation; "
        + "app = AppCoordinator(navigation); app?.startTabs()", helpers: "var app: AppCoordinator?")
        + """
        final class AppCoordinator {
          private let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func startTabs() { TabsCoordinator(navigation).start() }
        }
        final class TabsCoordinator {
          private let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            let pages: [Page] = [.list, .more]
            let tabs = pages.map { make($0) }
            navigation.viewControllers = tabs
          }
          private func make(_ page: Page) -> UINavigationController {
            let navigation = UINavigationController()
            navigation.pushViewController(ListViewController(), animated: true)
            return navigation
          }
        }
        """,
    // A screen that says that all is loading comes before it, from the same coordinator.
    launch("coordinator = AppCoordinator()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        private let tabs = UITabBarController()
        init() { window.rootViewController = LoadingViewController.fromStoryboard() }
        func didLoad() {
          let list = ListViewController.fromStoryboard()
          tabs.viewControllers = [list]
          window.rootViewController = tabs
        }
      }
      """,
    // Two coordinators show it by functions that only their start calls.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private var children: [HomeCoordinator] = []
        func start() { homeScreen() }
        func homeScreen() {
          let home = HomeCoordinator()
          children.append(home)
          home.start()
        }
      }
      final class HomeCoordinator {
        private let navigation: UINavigationController
        func start() { listScreen() }
        func listScreen() {
          let list = ListViewController()
          navigation.pushViewController(list, animated: true)
        }
      }
      """,
    // It is the first, or comes behind what is shown once.
    launch(
      "if isNew { window?.rootViewController = TourViewController() } "
        + "else { window?.rootViewController = ListViewController() }")
        + """
        final class TourViewController: UIViewController {
          func end() { view.window?.rootViewController = ListViewController() }
        }
        """,
    // A function of all storyboards takes it out of one.
    launch("window?.rootViewController = ShellViewController()") + """
      final class ShellViewController: UIViewController {
        override func viewDidLoad() { addChild(UIStoryboard.list()) }
      }
      extension UIStoryboard {
        static func list() -> ListViewController? {
          UIStoryboard(name: "List", bundle: nil).instantiateViewController(withIdentifier: "L") as? ListViewController
        }
      }
      """,
    // The app's only router makes it, by another name.
    launch("window?.rootViewController = Router.shared.screen") + """
      final class Router {
        static let shared = Router()
        typealias Screen = ListViewController
        let screen: UIViewController = Screen()
      }
      """,
    // A computed property makes it.
    launch(
      "window?.rootViewController = firstScreen",
      helpers: "private var firstScreen: UIViewController { ListViewController() }"),
    launch("let first = Pages.list; window?.rootViewController = first.viewController") + """
      enum Pages {
        case list
        var viewController: UIViewController {
          let list = ListViewController()
          return UINavigationController(rootViewController: list)
        }
      }
      """,
    // A storyboard makes it by a closure that is called where it stands.
    launch(
      """
      window?.rootViewController = storyboard.instantiateViewController(identifier: "List") { coder in
          ListViewController(coder: coder)
        }
      """),
    // A function that makes any screen makes it.
    launch("window?.rootViewController = Screens.make(ListViewController.self)") + screens,
    launch("let list: ListViewController = Screens.make(); window?.rootViewController = list") + screens,
    // A tab bar that a screen shows and nothing takes the place of.
    launch("window?.rootViewController = EntryViewController()") + """
      final class EntryViewController: UIViewController {
        func end() {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: ListViewController()), OtherViewController()]
          present(tabs, animated: true)
        }
      }
      final class OtherViewController: UIViewController {}
      """,
    // It does so once a picture has moved.
    launch("window?.rootViewController = EntryViewController()") + """
      final class EntryViewController: UIViewController {
        func end() {
          UIView.animate(withDuration: 1, animations: {}) { _ in
            let tabs = UITabBarController()
            tabs.viewControllers = [ListViewController()]
            self.present(tabs, animated: true)
          }
        }
      }
      """,
    // A coordinator makes the tabs by a factory, which could do so for others, too.
    launch("tabs = TabsCoordinator(); tabs?.start()", helpers: "var tabs: TabsCoordinator?") + """
      final class TabsCoordinator {
        private let screens = Screens()
        private let tabBar = UITabBarController()
        func start() {
          let list = screens.makeList()
          tabBar.setViewControllers([list], animated: false)
        }
      }
      final class Screens {
        func makeList() -> ListViewController { ListViewController() }
        func makeFilteredList() -> ListViewController { ListViewController() }
      }
      """,
    // Another window lies over that of the app.
    launch("window?.rootViewController = ListViewController()") + """
      final class Balloon {
        private var balloonWindow: UIWindow?
        func rise() { balloonWindow?.rootViewController = BalloonController() }
      }
      final class BalloonController: UIViewController {}
      """,
    // Who goes back to it makes none.
    launch("window?.rootViewController = ListViewController()") + """
      final class UserViewController: UIViewController {
        func leave() { navigationController?.popToViewController(ofClass: ListViewController.self) }
      }
      """,
    launch("window?.rootViewController = ListViewController.make()") + """
      extension UIViewController {
        static func make() -> Self { Self(nibName: nil, bundle: nil) }
      }
      """,
    // It is pushed on navigation that is the window's root.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        private let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ListViewController(), animated: true)
          window.rootViewController = navigation
        }
      }
      """,
    // Each tab's coordinator is made once, in a closure that is called for each pair.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        private var children: [Coordinator] = []
        func start() {
          let navigations = Tab.allCases.map { _ in UINavigationController() }
          children = zip(Tab.allCases, navigations).map { tab, navigation -> Coordinator in
            switch tab {
            case .list: return ListCoordinator(navigation)
            }
          }
          children.forEach { $0.start() }
        }
      }
      protocol Coordinator { func start() }
      final class ListCoordinator: Coordinator {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ListViewController()], animated: true) }
      }
      """,
    // The splash screen sets the root after a while, and nobody else does.
    launch("window?.rootViewController = FirstViewController()") + """
      final class FirstViewController: UIViewController {
        override func viewDidLoad() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            self.view.window?.rootViewController = ListViewController()
          }
        }
      }
      """,
    // A tab bar is given who makes its screens, by protocols that an alias stands for.
    launch("window?.rootViewController = container.makeTabs()", helpers: "let container = Container()") + """
      typealias Screens = ListMaker & HomeMaker
      protocol ListMaker { func makeList() -> ListViewController }
      protocol HomeMaker {}
      final class Container: ListMaker, HomeMaker {
        func makeTabs() -> TabsController { TabsController(screens: self) }
        func makeList() -> ListViewController { ListViewController() }
      }
      final class TabsController: UITabBarController {
        private var screens: Screens!
        private lazy var list = screens.makeList()
        override func viewDidLoad() { viewControllers = [list] }
      }
      """,
    // It comes after the splash screen, and hides the way back.
    launch("window?.rootViewController = UINavigationController(rootViewController: SplashViewController())") + """
      final class SplashViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          navigationController?.pushViewController(ListViewController(), animated: true)
        }
      }
      extension ListViewController {
        override func viewWillAppear(_ animated: Bool) { navigationItem.hidesBackButton = true }
      }
      """,
    // A function sets the root that it is given, and no way leads back from the last.
    firstOrTabs,
  ])
  func `a screen that is made once stays`(code: String) throws {
    #expect(try found(code) == "")
  }

  @Test(arguments: [
    // The root gives way to another.
    launch("window?.rootViewController = ListViewController()") + """
      final class LoginViewController: UIViewController {
        func end() { view.window?.rootViewController = HomeViewController() }
      }
      """,
    // A root that is set whenever somebody logs in or out.
    launch(
      """
      window?.rootViewController = UIViewController()
          token = Auth.auth().addStateDidChangeListener { [weak self] _, user in
            self?.window?.rootViewController = user == nil ? self?.makeEntry() : self?.makeTabs()
          }
      """,
      helpers: """
        private func makeTabs() -> UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = [ListViewController()]
            return tabs
          }
          private func makeEntry() -> UIViewController { UIViewController() }
        """),
    // Two that take turns.
    launch("window?.rootViewController = SplashViewController()") + """
      final class LoginViewController: UIViewController {
        func end() { view.window?.rootViewController = ListViewController() }
      }
      final class HomeViewController: UIViewController {
        func end() { view.window?.rootViewController = LoginViewController() }
      }
      """,
    // A log-in that gives way to another screen in its navigation.
    launch("window?.rootViewController = UINavigationController(rootViewController: LoginViewController())") + """
      final class LoginViewController: UIViewController {
        private let list = ListViewController()
      }
      final class HomeRouter {
        func show() { navigationController.setViewControllers([HomeViewController()], animated: true) }
      }
      """,
    // Who is kept from the start is started whenever somebody taps.
    launch("coordinator = AppCoordinator()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let list = ListCoordinator()
        func showList() { list.start() }
      }
      final class ListCoordinator {
        private let navigation: UINavigationController
        func start() { navigation.pushViewController(ListViewController(), animated: true) }
      }
      """,
    // The root of one of two apps, and shown in the other.
    launch("window?.rootViewController = ListViewController()") + """
      final class ListCoordinator {
        func open() { navigation.pushViewController(ListViewController(), animated: true) }
      }
      """,
    // Whatever is given becomes the root.
    launch("window?.rootViewController = ListViewController()") + """
      final class Router {
        func show(_ screen: UIViewController) { window?.rootViewController = screen }
      }
      """,
    // An object makes one whenever it is asked.
    launch("window?.rootViewController = HomeViewController()") + """
      final class HomeViewController: UIViewController {
        @objc func tap() { navigationController?.pushViewController(parts.lists.makeList(), animated: true) }
      }
      final class ListFactory {
        func makeList() -> UIViewController { ListViewController() }
      }
      extension SceneDelegate { var lists: ListFactory { ListFactory() } }
      """,
    // A function that nobody is seen to call.
    launch("window?.rootViewController = HomeViewController()") + """
      final class ListFactory {
        func makeList() -> UIViewController { ListViewController() }
      }
      extension SceneDelegate { var lists: ListFactory { ListFactory() } }
      """,
    // A container makes one for each who asks, and one asks often.
    launch("window?.rootViewController = container.resolve(ListViewController.self)") + """
      final class ListAssembly {
        func assemble(container: Container) {
          container.register(ListViewController.self) { _ in ListViewController() }
        }
      }
      final class HomeCoordinator {
        func showList() { navigation.show(container.resolve(ListViewController.self), sender: nil) }
      }
      """,
    // A storyboard has it, out of which it is taken at each tap.
    launch("window?.rootViewController = HomeViewController()") + """
      final class HomeViewController: UIViewController {
        @objc func tap() {
          let list = storyboard.instantiateViewController(withIdentifier: "List") as! ListViewController
          present(list, animated: true)
        }
      }
      """,
    // Two functions that only call each other.
    launch("window?.rootViewController = HomeViewController()") + """
      final class ListFactory {
        func makeList() -> UIViewController { list ?? parts.makeAny() }
        func makeAny() -> UIViewController { any ?? parts.makeList() }
        func makeOne() -> UIViewController { ListViewController() }
      }
      extension SceneDelegate { var lists: ListFactory { ListFactory() } }
      """,
    // What comes first gives way.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        func start() { window.rootViewController = ListViewController() }
      }
      final class HomeViewController: UIViewController {
        @objc func tap() { view.window?.rootViewController = DetailViewController() }
      }
      """,
    // A flow shows it by a function of its own.
    launch("flow = AppFlow(); window?.rootViewController = flow", helpers: "var flow: AppFlow?") + """
      final class AppFlow: UINavigationController {
        init() { route(to: .home) }
        func route(to place: Place) {
          switch place {
          case .home: push(screen: HomeViewController())
          case .list: push(screen: ListViewController())
          }
        }
        func push(screen: UIViewController) { pushViewController(screen, animated: true) }
      }
      """,
    // Who is kept from the beginning shows it whenever somebody taps.
    launch("app = AppCoordinator(container)", helpers: "var app: AppCoordinator?") + """
      final class AppCoordinator {
        private let list: ListCoordinator
        init(_ container: Container) { list = container.resolve(ListCoordinator.self) }
        func didTap() { list.start() }
      }
      final class ListCoordinator {
        private let navigation: UINavigationController
        func start() { navigation.pushViewController(ListViewController(), animated: true) }
      }
      final class Parts {
        func assemble() { container.register(ListCoordinator.self) { _ in ListCoordinator() } }
      }
      """,
    // The root is set anew.
    launch("window?.rootViewController = ListViewController()") + """
      final class ImportViewController: UIViewController {
        func end() { view.window?.rootViewController = ListViewController() }
      }
      """,
    // What its coordinator shows first is shown again.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let navigation: UINavigationController
        func start() { listScreen() }
        func listScreen() { navigation.pushViewController(ListViewController(), animated: true) }
        func didTap() { listScreen() }
      }
      """,
    // The first root is set again.
    launch("coordinator = AppCoordinator(); coordinator?.start()", helpers: "var coordinator: AppCoordinator?") + """
      final class AppCoordinator {
        private let window: UIWindow
        func start() { window.rootViewController = LoginViewController() }
        func logOut() { start() }
        func showList() { window.rootViewController = ListViewController() }
      }
      """,
    // A function shows any, in the window or over others.
    launch("scenes.show(.list, as: .root)") + """
      final class Scenes {
        private let window: UIWindow
        func show(_ scene: Scene, as way: Way) {
          let screen = scene.makeScreen()
          switch way {
          case .root: window.rootViewController = screen
          case .pushed: navigation.pushViewController(screen, animated: true)
          }
        }
      }
      enum Scene {
        case list
        func makeScreen() -> UIViewController { ListViewController() }
      }
      """,
    // A computed property makes it at each tap.
    launch("window?.rootViewController = HomeViewController()") + """
      final class HomeViewController: UIViewController {
        private var listScreen: UIViewController { ListViewController() }
        @objc func tap() { present(listScreen, animated: true) }
      }
      """,
    // What is shown first is shown again.
    launch("app = AppCoordinator(); app?.start()", helpers: "var app: AppCoordinator?") + """
      final class AppCoordinator {
        func start() { showList() }
        func showList() { navigation.viewControllers = [ListViewController()] }
      }
      final class HomeCoordinator {
        private let app: AppCoordinator
        func logOut() { app.showList() }
      }
      """,
    // A way leads back to one that gives way.
    firstOrTabs + """

      final class SettingsViewController: UIViewController {
        func signOut() { setRoot(EntryViewController()) }
      }
      """,
  ])
  func `a screen that may be made again goes`(code: String) throws {
    #expect(try found(code) == Self.ring)
  }

  /// A part goes with the screen that makes it as it is loaded, by whatever function.
  @Test(arguments: [
    ("addBar()", ""),
    ("", "3:33 a closure of TopBar holds self strongly, kept in onTap"),
  ])
  func `a part that a screen makes as it is loaded stays with it`(call: String, what: String) throws {
    let code = """
      final class TopBar: UIView {
        private let title = TitleView()
        func listen() { title.onTap = { self.fold() } }
        func fold() { listen() }
      }
      final class TitleView: UIView {
        var onTap: (() -> Void)?
      }
      final class HomeViewController: UIViewController {
        private var bar: TopBar?
        override func viewDidLoad() { \(call) }
        func addBar() {
          let bar = TopBar()
          view.addSubview(bar)
          self.bar = bar
        }
      }
      final class HomeInitializer: NSObject {
        @IBOutlet weak var screen: HomeViewController!
      }
      """
    let found = try reported(
      on: code + "\n" + Self.launch("window?.rootViewController = HomeViewController()"), by: "SM-3")
    #expect(found.split(separator: "\n").first.map(String.init) ?? "" == what)
  }

  /// What a nib has goes with the screen to whose outlet it belongs.
  @Test(arguments: [
    ("window?.rootViewController = HomeViewController()", ""),
    (
      "window?.rootViewController = MenuViewController()",
      """
      5:53 a closure of TopBar holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `a view that an outlet of a nib has stays with its screen`(root: String, what: String) throws {
    let code = """
      final class TopBar: UIView {
        private let button = UIButton()
        private let bag = DisposeBag()
        let tapped = PublishSubject<Void>()
        override func awakeFromNib() { button.rx.tap.bind { self.tapped.onNext(()) }.disposed(by: bag) }
      }
      final class HomeViewController: UIViewController {
        @IBOutlet weak var bar: TopBar!
      }
      final class MenuViewController: UIViewController {
        @objc func tap() { present(HomeViewController(), animated: true) }
      }
      """
    #expect(try reported(on: code + "\n" + Self.launch(root), by: "SM-3") == what)
  }
}
