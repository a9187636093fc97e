import Testing

/// Closures of objects that stay as long as the app runs.
struct ClosuresOfLastingObjectsTests {
  @Test(arguments: [
    // They stay as long as the app runs.
    """
    class BaseStore {
      func f() { model.onChange = { self.render() } }
    }
    final class Store: BaseStore {
      static let shared = Store()
    }
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private let controller = ApplicationController()
    }
    final class ApplicationController {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // The app's delegate has it by way of another.
    """
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private let services = Services()
    }
    final class Services {
      let sync: any Syncing = Sync()
    }
    protocol Syncing {}
    final class Sync: Syncing {
      let link = Link()
    }
    final class Link {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // What is global, and what the app delegate has, stays as long as the app runs.
    """
    let current = Environment()
    final class Environment {
      func f() { model.onChange = { self.render() } }
    }
    final class Manager {
      func f() { model.onChange = { self.render() } }
    }
    enum Managers {
      static let manager = Manager()
    }
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private var flow: MainFlow?
      private let service: any Service = Registration()
    }
    final class Registration: Service {
      func f() { model.onChange = { self.render() } }
    }
    final class MainFlow {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // What a shared object keeps stays with it, whatever its role.
    """
    final class ServiceProvider {
      static let shared: ServiceProvider = { .init(session: Session()) }()
      let session: Session
      init(session: Session) { self.session = session }
    }
    final class Session {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // An object that its class alone can make, and has in a constant, stays anyway.
    """
    final class Socket {
      static let chat = Socket(path: "chat")
      static let calls = Socket(path: "calls")
      private var received: ((String) -> Void)?
      private var last = ""

      private init(path: String) {
        received = { self.last = $0 }
      }
    }
    """,
    // What a shared object has in a list stays as long as that.
    """
    final class Notices {
      static let shared = Notices()
      private let providers: [any Provider] = [MigrationProvider()]
    }

    final class MigrationProvider: Provider {
      private var shown: (() -> Void)?
      private var count = 0

      init() {
        shown = { self.count += 1 }
      }
    }
    """,
    // What only a constant of a type has stays, behind its protocol, too.
    """
    enum Services {
      static let analytics: Analytics = { AnalyticsService() }()
    }

    protocol Analytics {}

    final class AnalyticsService: Analytics {
      private var count: (() -> Void)?
      private var total = 0

      init() {
        count = { self.total += 1 }
      }
    }
    """,
    // What the delegate of the app has made and added to a list stays.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let controller = ApplicationController()
    }
    final class ApplicationController {
      private var children: [Any] = []
      func start() {
        let map = MapController()
        children.append(map)
      }
    }
    final class MapController {
      private let layer = MapLayer()
      func start() { layer.onTap = { self.open() } }
    }
    final class MapLayer {
      var onTap: (() -> Void)?
    }
    """,
    // A container keeps the one that it has.
    """
    final class Settings {
      private var subscriptions = Set<AnyCancellable>()
      @Published var name = ""
      func watch() { $name.sink { self.show($0) }.store(in: &subscriptions) }
    }
    final class ServicesAssembly {
      func assemble(container: Container) {
        container.register(Settings.self) { _ in Settings() }.inObjectScope(.container)
      }
    }
    """,
    // The one object of a static variable, which nobody sets again.
    """
    enum App {
      static var session = Session()
    }
    final class Session {
      private let monitor = Monitor()

      init() { monitor.onChange = { self.update() } }
    }
    """,
    // A container that keeps all that it makes.
    """
    final class ServiceAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Fetching.self) { _ in UserFetcher() }
      }
    }
    enum Root {
      static let assembler = Assembler([ServiceAssembly()], parent: nil, defaultObjectScope: .container)
    }
    final class UserFetcher: Fetching {
      private let timer = RepeatingTimer()

      init() { timer.onTick = { self.fetch() } }
    }
    """,
    // The root of the window, which is set once.
    """
    class RootViewController: UIViewController {
      private let menu = Menu()

      override func viewDidLoad() { menu.onClose = { self.close() } }
    }
    final class MainRootViewController: RootViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene) {
        let root = MainRootViewController()
        window.rootViewController = root
      }
    }
    """,
    // What the window is asked for as its root.
    """
    final class RootViewController: UIViewController {
      private let menu = Menu()

      override func viewDidLoad() { menu.onClose = { self.close() } }
    }
    extension UIApplication {
      static var root: RootViewController? {
        let delegate = shared.delegate as? AppDelegate
        return delegate?.window?.rootViewController as? RootViewController
      }
    }
    """,
    // An object of the interface file that has the app's menu.
    """
    final class StatusMenuController: NSObject {
      @IBOutlet private var statusMenu: NSMenu!
      private let hotKey = HotKey()

      override func awakeFromNib() { hotKey.onPress = { self.toggle() } }
    }
    """,
    // The scene's delegate makes who leads through the app, and nobody else keeps it.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene) {
        let router = AppNavigationRouter()
        router.start()
      }
    }
    final class AppNavigationRouter {
      private let menu = Menu()

      func start() { menu.onLogout = { self.start() } }
    }
    """,
    // A coordinator that the app's makes once for itself.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var appCoordinator: AppCoordinator!
    }
    final class AppCoordinator {
      private lazy var home = HomeCoordinator()
    }
    final class HomeCoordinator {
      private let model = HomeModel()
      private var bag = Set<AnyCancellable>()
      func start() { model.done.sink { self.show($0) }.store(in: &bag) }
    }
    final class HomeModel {
      let done = PassthroughSubject<Int, Never>()
    }
    """,
    // A class of which there is the app's object alone, by another that inherits from it.
    """
    class BaseCoordinator {
      private let screen = BaseController()
      init() { screen.onBack = { self.goBack() } }
      func goBack() {}
    }
    final class BaseController: UINavigationController { var onBack: (() -> Void)? }
    final class AppCoordinator: BaseCoordinator {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var coordinator: AppCoordinator?
      func begin() { coordinator = AppCoordinator() }
    }
    """,
    // The one object of a class, by whatever name.
    """
    final class Database {
      static let database = Database()
      private let store = Firestore.firestore()
      func listen() {
        store.collection("lessons").addSnapshotListener { _, _ in self.update() }
      }
      func update() {}
    }
    """,
    // A tab that is made where the root of the window is set, and nowhere else.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: HistoryViewController())]
        window?.rootViewController = tabs
      }
    }
    final class HistoryViewController: UIViewController {
      private let list = HistoryView()
      override func viewDidLoad() { list.onSelect = { self.open($0) } }
      func open(_ number: Int) {}
    }
    final class HistoryView: UIView {
      var onSelect: ((Int) -> Void)?
    }
    """,
    // A tab of the window's root, and what that makes as it is loaded.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = TabsController()
      }
    }

    final class TabsController: UITabBarController {
      override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: ListViewController())] }
    }
    final class ListViewController: UIViewController {
      private let model = ListModel()
      private let bag = DisposeBag()
      override func viewDidLoad() { tap.rx.tap.bind { self.open() }.disposed(by: bag) }
      func open() {}
    }
    final class ListModel {
      private var items: [Int] = []
      private let bag = DisposeBag()
      let refresh = PublishRelay<Void>()
      init() { refresh.subscribe(onNext: { self.items = [] }).disposed(by: bag) }
    }
    """,
    // The first screen, which functions make that are called once.
    """
    enum ListModule {
      static func make() -> UIViewController {
        let screen = ListViewController()
        return screen
      }
    }
    final class ListViewController: UIViewController {
      private let source = ListSource()
      override func viewDidLoad() { source.onSelect = { self.open() } }
      func open() {}
    }
    final class ListSource { var onSelect: (() -> Void)? }
    final class TabsController: UITabBarController {
      override func viewDidLoad() { addTabs() }
      private func addTabs() { viewControllers = [ListModule.make()] }
    }
    final class RootModule {
      static func start() -> UIViewController { TabsController() }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = RootModule.start()
        return true
      }
    }
    """,
    // What a container makes once by its initialiser.
    """
    final class AppSettings: Settings {
      private let bag = DisposeBag()
      private let changes = PublishSubject<Bool>()
      init() { changes.subscribe(onNext: { _ in self.save() }).disposed(by: bag) }
      func save() {}
    }
    final class ServiceAssembly: Assembly {
      func assemble(container: Container) {
        container.autoregister(Settings.self, initializer: AppSettings.init).inObjectScope(.container)
      }
    }
    """,
  ])
  func `what stays anyway is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }

  @Test(arguments: [
    // What the window's root shows, or makes one after another.
    (
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = TabsController()
        }
      }

      final class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = [UINavigationController()] }
        func open() { show(DetailViewController(), sender: nil) }
        func row(at index: Int) { rows.append(RowModel()) }
      }
      final class DetailViewController: UIViewController {
        private let bag = DisposeBag()
        override func viewDidLoad() { tap.rx.tap.bind { self.open() }.disposed(by: bag) }
        func open() {}
      }
      final class RowModel {
        private var title = ""
        private let bag = DisposeBag()
        let refresh = PublishRelay<Void>()
        init() { refresh.subscribe(onNext: { self.title = "" }).disposed(by: bag) }
      }
      """,
      """
      15:49 a closure of DetailViewController holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      22:38 a closure of RowModel holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A tab of a root that gives way to another.
    (
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = TabsController()
        }
      }

      final class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = [ListViewController()] }
      }
      final class ListViewController: UIViewController {
        private let bag = DisposeBag()
        override func viewDidLoad() { tap.rx.tap.bind { self.open() }.disposed(by: bag) }
        func open() {}
        func logOut() { view.window?.rootViewController = LoginViewController() }
      }
      final class LoginViewController: UIViewController {}
      """,
      """
      13:49 a closure of ListViewController holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A screen that a function makes which is called elsewhere, too; and a class one of whose heirs is shared.
    (
      """
      enum ListModule {
        static func make() -> UIViewController { ListViewController() }
      }
      final class ListViewController: UIViewController {
        private let source = ListSource()
        override func viewDidLoad() { source.onSelect = { self.open() } }
        func open() { show(ListModule.make(), sender: nil) }
      }
      class ListSource {
        var onSelect: (() -> Void)?
        func listen() { onSelect = { self.update() } }
        func update() { listen() }
      }
      final class MainSource: ListSource { static let shared = MainSource() }
      final class OtherSource: ListSource {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ListModule.make()
          return true
        }
      }
      """,
      """
      6:51 a closure of ListViewController holds self strongly, kept in onSelect
        fix: capture `[weak self]`, or only the part that is needed
      11:30 a closure of ListSource holds self strongly, kept in onSelect
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A screen that is made with the window's root, and gives way to the next one.
    (
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          navigation.viewControllers = [TeaserViewController()]
          window?.rootViewController = navigation
        }
      }
      final class TeaserViewController: UIViewController {
        private let teaser = TeaserView()
        override func viewDidLoad() { teaser.onEnd = { self.end() } }
        func end() { navigationController?.setViewControllers([UIViewController()], animated: true) }
      }
      final class TeaserView: UIView {
        var onEnd: (() -> Void)?
      }
      """,
      """
      11:48 a closure of TeaserViewController holds self strongly, kept in onEnd
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A class of which one heir is the root, and others come and go.
    (
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController()
        }
      }
      class BaseViewController: UIViewController {
        private let bag = DisposeBag()
        override func viewDidLoad() { tap.rx.tap.bind { self.close() }.disposed(by: bag) }
        func close() {}
      }
      final class HomeViewController: BaseViewController {
        func open() { show(DetailViewController(), sender: nil) }
      }
      final class DetailViewController: BaseViewController {}
      """,
      """
      9:49 a closure of BaseViewController holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `what goes before the app does is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}
