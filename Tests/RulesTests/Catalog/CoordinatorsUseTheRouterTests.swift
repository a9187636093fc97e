import Testing

struct CoordinatorsUseTheRouterTests {
  @Test(arguments: [
    (
      """
      final class UserCoordinator {
        func f() { navigationController.pushViewController(c, animated: true) }
      }
      """,
      """
      2:35 UserCoordinator calls pushViewController itself
        fix: give it a router, and let that do it
      """
    ),
    (
      """
      final class UserCoordinator {
        func f() { rootController.present(c, animated: true) }
      }
      """,
      """
      2:29 UserCoordinator calls present itself
        fix: give it a router, and let that do it
      """
    ),
    (
      """
      final class UserCoordinator {
        let router: Router
        func f() { router.navigationController.present(c, animated: true) }
      }
      """,
      """
      3:42 UserCoordinator calls present past its router
        fix: let the router do it
      """
    ),
    (
      """
      final class UserCoordinator: RouterCoordinator<NavigationControllerRouter> {
        let router: Router
        func f() { router.rootViewController.setViewControllers(screens, animated: false) }
      }
      """,
      """
      3:40 UserCoordinator calls setViewControllers past its router
        fix: let the router do it
      """
    ),
    // The router's own, by another name.
    (
      """
      final class BuyCoordinator {
        private let router: Router
        func show() {
          let navigationController = router.navigationController
          navigationController.pushViewController(c, animated: true)
        }
      }
      """,
      """
      5:26 BuyCoordinator calls pushViewController past its router
        fix: let the router do it
      """
    ),
  ])
  func `what FS-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-6", architecture: .mvvmc) == report)
  }

  @Test(arguments: [
    """
    final class UserCoordinator {
      func f() { router.push(c) }
    }
    """,
    """
    final class UserCoordinator {
      func f() { router.present(c, animated: true) }
    }
    """,
    """
    final class RouterImp {
      func f() { rootController.pushViewController(c, animated: true) }
    }
    """,
    // Tabs lie side by side.
    """
    final class MainCoordinator: RouterCoordinator<TabBarControllerRouter> {
      func f() { router.rootViewController.setViewControllers(tabs, animated: false) }
    }
    """,
    // A sheet shows itself in a way of its own.
    """
    final class UserCoordinator {
      private let router: any Router
      func f() {
        sheetController.present(from: c)
        sheetController.dismiss { print("closed") }
      }
    }
    """,
    // The router has functions of the same names.
    """
    final class UserCoordinator {
      private let router: NavigationRouter
      func f() { router.popToViewController(c, animated: true) }
    }
    """,
    // Who coordinates data may ask.
    """
    final class ContactsCoordinator {
      func confirm(in viewController: UIViewController) {
        let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
        viewController.present(alert, animated: true)
      }
    }
    """,
    // Tabs lie side by side.
    """
    final class TabCoordinator {
      private let router: any Router
      func start() { tabBarController.setViewControllers([home, profile], animated: false) }
    }
    """,
    // A stack of its own, and a controller that it is given.
    """
    final class BuyCoordinator {
      private let router: Router
      func show(over fromViewController: UIViewController) {
        let navigationController = UINavigationController()
        model.onClose = { [weak navigationController] in navigationController?.dismiss(animated: true) }
        fromViewController.present(navigationController, animated: true)
      }
    }
    """,
  ])
  func `what FS-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-6", architecture: .mvvmc) == [])
  }

  @Test func `a coordinator without a router is asked only if the project names the architecture`() throws {
    let coordinator = """
      final class UserCoordinator {
        func f() { navigationController.pushViewController(c, animated: true) }
      }
      """
    #expect(try found(coordinator, by: "FS-6") == [])
    #expect(try found(coordinator, by: "FS-6", architecture: .mvvmc) == ["FS-6 Sample.swift:2:35"])

    let router = """
      final class AppRouter {
        func push(_ screen: UIViewController) { root.pushViewController(screen, animated: true) }
      }
      """
    let owner = """
      final class MenuCoordinator {
        let router: AppRouter
        func f() { navigationController.pushViewController(c, animated: true) }
      }
      """
    #expect(try found("\(coordinator)\n\(router)", by: "FS-6") == [])
    #expect(try found("\(coordinator)\n\(router)\n\(owner)", by: "FS-6") == ["FS-6 Sample.swift:9:35"])
  }

  @Test(arguments: [
    "final class NetworkRouter { func request(_ route: URL) {} }",
    """
    final class AlertWireframe {
      func ask(_ question: String) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        rootViewController.present(alert, animated: true)
      }
    }
    """,
    """
    final class WeakRouter<Route> {
      weak var target: Target?
      func go(to route: Route) { target?.go(to: route) }
    }
    extension UserCoordinator {
      var weakRouter: WeakRouter<AppRoute> { WeakRouter(self) }
    }
    """,
    // A library's router is made of the coordinator itself.
    """
    extension UserCoordinator {
      var weakRouter: WeakRouter<AppRoute> { WeakRouter(self) }
    }
    """,
    // The coordinator is the router itself.
    "protocol UserRouter { func close() }\nextension UserCoordinator: UserRouter {}",
    // It only hands on where to go, and a container injects it.
    """
    extension UserCoordinator {
      func show() { router.show(.user) }
    }
    final class BaseCoordinator {
      private let router = resolve(\\Container.router)
    }
    final class AppRouter {
      let destinations = PassthroughSubject<Destination, Never>()
      func show(_ destination: Destination) { destinations.send(destination) }
    }
    """,
  ])
  func `what is called a router and moves no screens asks for nothing`(router: String) throws {
    let coordinator = """
      final class UserCoordinator {
        func close() { navigationController.popViewController(animated: true) }
      }
      """
    #expect(try found("\(coordinator)\n\(router)", by: "FS-6") == [])
  }
}
