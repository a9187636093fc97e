import Testing

struct RouterHoldsControllersWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserRouter {
        var viewController: UIViewController?
      }
      """,
      """
      2:7 UserRouter holds its viewController strongly
        fix: declare `weak var viewController`
      """
    ),
    // Its screen leads back to it.
    (
      """
      final class UserRouter {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([UserModule.make(router: self)], animated: false) }
      }
      """,
      """
      2:15 UserRouter holds its navigation strongly
        fix: declare `weak var navigation`
      """
    ),
    (
      """
      final class AddWireframe {
        let navigation: UINavigationController
      }
      """,
      """
      2:7 AddWireframe holds its navigation strongly
        fix: declare `weak var navigation`
      """
    ),
    (
      """
      final class UserRouter {
        var screens: [UserViewController] = []
      }
      """,
      """
      2:7 UserRouter holds its screens strongly
        fix: ask the navigation controller for them instead
      """
    ),
    (
      """
      final class ListWireframe {
        var presenter: ListPresenter?
      }
      final class ListPresenter {
        var wireframe: ListWireframe?
      }
      """,
      """
      2:7 ListWireframe holds its presenter strongly
        fix: declare `weak var presenter`, and let the view keep its presenter
      """
    ),
    (
      """
      final class UserPresenter {
        var router: (any UserRouting)?
      }
      protocol UserRouting {}
      final class UserRouter: UserRouting {
        var screen: UIViewController?
      }
      """,
      """
      6:7 UserRouter holds its screen strongly
        fix: declare `weak var screen`
      """
    ),
    // By its module's input.
    (
      """
      protocol EditModuleInput: AnyObject {}
      final class EditPresenter: EditModuleInput {
        var router: EditRouter!
      }
      final class EditRouter {
        var moduleInput: EditModuleInput!
        func configure() {
          let presenter = EditPresenter()
          presenter.router = self
          moduleInput = presenter
        }
      }
      """,
      """
      6:7 EditRouter holds its moduleInput strongly
        fix: declare `weak var moduleInput`, and let the view keep its presenter
      """
    ),
    // A module that is given the router.
    (
      """
      final class SignRouter {
        private var pairing: UIViewController?
        func showPairing() { pairing = PairingModule.create(router: self) }
      }
      """,
      """
      2:15 SignRouter holds its pairing strongly
        fix: declare `weak var pairing`
      """
    ),
    // A view controller by another name.
    (
      """
      typealias EntryPoint = UserView & UIViewController
      protocol UserView: AnyObject {}
      final class UserRouter {
        var entry: EntryPoint?
      }
      """,
      """
      4:7 UserRouter holds its entry strongly
        fix: declare `weak var entry`
      """
    ),
    // A protocol that view controllers have.
    (
      """
      protocol TransitionHandler: AnyObject {}
      extension UIViewController: TransitionHandler {}
      final class CardRouter {
        let transitionHandler: TransitionHandler
      }
      """,
      """
      4:7 CardRouter holds its transitionHandler strongly
        fix: declare `weak var transitionHandler`
      """
    ),
    // A module's router may have the window as well, and a protocol of any name.
    (
      """
      final class UserRouter: UserRoute {
        var window: UIWindow?
        var viewController: UIViewController?
      }
      protocol UserRoute {}
      final class UserPresenter {
        private let router: UserRoute
      }
      final class FriendsPresenter {
        private let router: FriendsRouter
      }
      """,
      """
      3:7 UserRouter holds its viewController strongly
        fix: declare `weak var viewController`
      """
    ),
    // A module that is put together along a chain.
    (
      """
      final class MainWireframe {
        var view: MainViewController!
      }

      final class MainViewController: UIViewController {
        var presenter: MainPresenter!
      }

      final class MainPresenter {
        weak var view: MainViewController?
        var wireframe: MainWireframe!
      }

      enum Factory {
        static func makeMain() -> UIViewController {
          let wireframe = MainWireframe()
          wireframe.view = MainViewController()
          wireframe.view.presenter = MainPresenter()
          wireframe.view.presenter.view = wireframe.view
          wireframe.view.presenter.wireframe = wireframe
          return wireframe.view
        }
      }
      """,
      """
      2:7 MainWireframe holds its view strongly
        fix: declare `weak var view`
      """
    ),
    // A view that the initialiser is given under its name.
    (
      """
      final class UserRouter {
        private let view: UserViewController

        init(view: UserViewController) {
          self.view = view
        }
      }

      final class UserPresenter {
        private let router: UserRouter
      }
      """,
      """
      2:15 UserRouter holds its view strongly
        fix: declare `weak var view`
      """
    ),
    // One of the navigation controllers is shown for a while.
    (
      """
      final class TabsController: UITabBarController {
        func setUp() { viewControllers = [UserModule.make(UINavigationController())] }
      }
      final class FriendsController: UIViewController {
        func showUser() { present(UserModule.make(UINavigationController()), animated: true) }
      }
      final class UserRouter {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
      }
      final class UserPresenter {
        let router: UserRouter
      }
      """,
      """
      8:7 UserRouter holds its navigationController strongly
        fix: declare `weak var navigationController`
      """
    ),
    // The screen, by the protocol to which nothing but screens conform.
    (
      """
      final class UserRouter {
        var viewController: UserViewProtocol?
      }
      protocol UserViewProtocol: AnyObject {}
      final class UserViewController: UIViewController, UserViewProtocol {
        private let presenter = UserPresenter()
      }
      final class UserPresenter {
        var router: UserRouter?
      }
      """,
      """
      2:7 UserRouter holds its viewController strongly
        fix: declare `weak var viewController`
      """
    ),
  ])
  func `what VI-13 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-13") == report)
  }

  @Test(arguments: [
    """
    final class UserRouter {
      weak var viewController: UIViewController?
      static var last: UIViewController?
    }
    """,
    // Others' are kept, and this one only shows its way, or is a coordinator's.
    """
    final class PushRouter {
      let destination: UIViewController
    }
    final class NavigationRouter {
      let navigation: UINavigationController
    }
    final class UserCoordinator {
      let router: NavigationRouter
      func start() {}
    }
    final class UserPresenter {
      let router: UserRouter
      func open() { PushRouter(destination: make()).route() }
    }
    final class UserRouter {
      weak var viewController: UIViewController?
    }
    """,
    """
    final class AppRouter {
      let navigation: UINavigationController
    }
    """,
    """
    final class StartRouter {
      let window: UIWindow
      let navigation: UINavigationController
    }
    """,
    // Others' screens are shown there.
    """
    final class UserRouter {
      private let navigation = UINavigationController()
      func start() { navigation.setViewControllers([HelpModule.make()], animated: false) }
    }
    """,
    """
    class Wireframe {
      let window: UIWindow
    }
    final class PhoneWireframe: Wireframe {
      var root: UIViewController?
    }
    """,
    """
    struct UserRouter {
      let viewController: UIViewController
    }
    """,
    """
    class BaseWireframe {
      private unowned let controller: UIViewController
      private var first: UIViewController?
      var viewController: UIViewController {
        defer { first = nil }
        return controller
      }
    }
    """,
    """
    final class ListWireframe {
      var presenter: ListPresenter?
    }
    final class ListPresenter {
      weak var wireframe: ListWireframe?
    }
    """,
    // Nobody else keeps it.
    """
    final class ListWireframe {
      var presenter: ListPresenter?
    }
    enum Dependencies {
      static func make() -> ListWireframe {
        let wireframe = ListWireframe()
        let presenter = ListPresenter()
        wireframe.presenter = presenter
        return wireframe
      }
    }
    """,
    // The next module's.
    """
    protocol FriendsModuleInput: AnyObject {}
    final class FriendsPresenter: FriendsModuleInput {
      var router: FriendsRouter!
    }
    final class FriendsRouter {}
    final class UserRouter {
      var friends: FriendsModuleInput!
    }
    """,
    // Another module's, which the router has made.
    """
    final class SignRouter {
      weak var viewController: UIViewController!
      private var pairing: UIViewController?
      private var menu: UIViewController?
      func showPairing() { pairing = PairingModule.create(app: app) }
      func showMenu() {
        let configurator = MenuConfigurator()
        configurator.configure()
        menu = configurator.viewController
      }
    }
    """,
    // It is asked for its screen, and gone: no presenter keeps it.
    """
    final class HomePresenter {
      weak var view: HomeView?
    }
    final class HomeRouter {
      var entry: UIViewController?
      static func start() -> HomeRouter {
        let router = HomeRouter()
        router.entry = HomeViewController()
        return router
      }
    }
    """,
    // It is made for one way, and gone then.
    """
    final class PushRouter {
      private let source: UIViewController
      private let destination: UIViewController
      func route() { source.show(destination, sender: nil) }
    }
    """,
    // Nobody sets it, as others' is.
    """
    final class UserRouter {
      weak var viewController: UIViewController?
    }
    final class FriendsRouter {
      var viewController: UIViewController?
    }
    enum UserModule {
      static func make(controller: UIViewController) {
        let router = UserRouter()
        router.viewController = controller
      }
    }
    """,
    // The app has one, which stays.
    """
    final class UserRouter {
      private let navigation: GlobalNavigationController
    }
    final class GlobalNavigationController: UINavigationController {}
    """,
    // A private property that nobody sets.
    """
    final class HomeRouter {
      private var notice: UIViewController?
      func show() {}
    }
    """,
    // All navigation controllers are the tabs', which stay.
    """
    final class TabsController: UITabBarController {
      func setUp() { viewControllers = [UserModule.make(UINavigationController())] }
    }
    final class UserRouter {
      let navigationController: UINavigationController
      init(navigationController: UINavigationController) { self.navigationController = navigationController }
    }
    final class UserPresenter {
      let router: UserRouter
    }
    """,
    // The one navigation controller is the root, which a builder makes.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let builder = ListBuilder()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        let navigation = builder.build()
        window?.rootViewController = navigation
      }
    }
    final class ListBuilder {
      func build() -> UINavigationController {
        let navigation = OwnNavigationController(rootViewController: ListViewController())
        let router = ListRouter()
        router.navigationController = navigation
        return navigation
      }
    }
    final class OwnNavigationController: UINavigationController {}
    final class ListRouter { var navigationController: UINavigationController! }
    """,
    // The next screen, and not its own, which it holds weakly.
    """
    final class LoginRouter {
      private weak var viewController: UIViewController?
      private let list: UIViewController

      init(viewController: UIViewController, list: UIViewController) {
        self.viewController = viewController
        self.list = list
      }

      func showList() { viewController?.present(list, animated: true) }
    }
    """,
    // The screen below, which keeps nothing of the module.
    """
    final class TermsRouter {
      private weak var view: TermsViewController?
      private var parentController: UIViewController?
      init(view: TermsViewController?, parent: UIViewController?) {
        self.view = view
        parentController = parent
      }
      func start() { view.map { parentController?.navigationController?.pushViewController($0, animated: true) } }
    }
    final class TermsViewController: UIViewController {}
    final class TermsPresenter {
      private let router: TermsRouter
    }
    """,
    // It is the handle of its module, which only who shows that keeps.
    """
    class AboutWireframe {
      private(set) var viewController: UIViewController
      init(viewController: UIViewController) { self.viewController = viewController }
    }
    class HomeWireframe {
      weak var viewController: UIViewController?
    }
    class HomePresenter {
      private let about: AboutWireframe
      private let home: HomeWireframe
    }
    class HomeInteractor { weak var output: HomePresenter? }
    """,
    // The navigation that an app begins with, by whichever delegate the system asks, and what nobody sets.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
        let navigation = UINavigationController()
        UserRouter(navigationController: navigation).start()
        window?.rootViewController = navigation
        return true
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        UserRouter(navigationController: navigation).start()
        window?.rootViewController = navigation
      }
    }
    final class UserRouter {
      private let navigationController: UINavigationController
      var rootViewController: UIViewController?
      init(navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {}
    }
    final class UserPresenter {
      private let router: UserRouter
      private let interactor: UserInteractor
    }
    final class UserInteractor { weak var output: UserPresenter? }
    """,
  ])
  func `what VI-13 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-13") == [])
  }
}
