import Testing

struct PresenterHoldsCoordinatorWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserPresenter {
        private let coordinator: UserCoordinator
      }
      final class UserCoordinator {
        private let navigationController: UINavigationController
      }
      """,
      """
      2:15 UserPresenter holds its coordinator, a UserCoordinator, strongly
        fix: declare `weak var coordinator`
      """
    ),
    // By a protocol, and with an inherited controller.
    (
      """
      final class UserPresenter {
        var output: UserOutput?
      }
      protocol UserOutput {}
      class Coordinator {
        let root: UIViewController
      }
      final class UserCoordinator: Coordinator, UserOutput {}
      """,
      """
      2:7 UserPresenter holds its coordinator, a UserOutput, strongly
        fix: declare `weak var output`, and bind UserOutput to AnyObject
      """
    ),
    // A list of coordinators keeps it.
    (
      """
      final class UserPresenter {
        var coordinator: UserFlow?
      }
      protocol UserFlow: AnyObject {}
      final class UserCoordinator: UserFlow {
        private let navigationController: UINavigationController
      }
      final class MainFlowCoordinator {
        private var children: [AnyObject] = []
        func showUser() {
          let user = UserCoordinator()
          children.append(user)
        }
      }
      """,
      """
      2:7 UserPresenter holds its coordinator, a UserFlow, strongly
        fix: declare `weak var coordinator`
      """
    ),
    // It ends, whoever has the first of its kind.
    (
      """
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: (any Flow)?
        func run() { coordinator = AppCoordinator() }
      }
      protocol Flow {}
      final class AppCoordinator: Flow {
        private var children: [any Flow] = []
        func start() {
          let login = LoginCoordinator()
          children.append(login)
        }
      }
      final class LoginCoordinator: Flow {
        private let navigationController: UINavigationController
        func end() { parent.coordinatorDidFinish(self) }
      }
      final class LoginPresenter {
        var coordinator: LoginCoordinator?
      }
      """,
      """
      18:7 LoginPresenter holds its coordinator, a LoginCoordinator, strongly
        fix: declare `weak var coordinator`
      """
    ),
  ])
  func `what PC-11 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-11") == report)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      weak var coordinator: UserCoordinator?
    }
    final class UserCoordinator {
      private let navigationController: UINavigationController
    }
    """,
    // It has no screen, or holds it weakly, or leads through the whole app.
    """
    final class UserPresenter {
      let coordinator: UserCoordinator
      let weakCoordinator: FriendsCoordinator
      let appCoordinator: AppCoordinator
    }
    final class UserCoordinator {
      func start() {}
    }
    final class FriendsCoordinator {
      private weak var navigationController: UINavigationController?
    }
    final class AppCoordinator {
      private let navigationController: UINavigationController
    }
    """,
    // It lets go of it.
    """
    final class UserPresenter {
      var coordinator: UserCoordinator?
      func close() { coordinator = nil }
    }
    final class UserCoordinator {
      private let navigationController: UINavigationController
    }
    """,
    // Who is no presenter.
    """
    final class AppDelegate {
      let coordinator: UserCoordinator
    }
    final class UserCoordinator {
      private let navigationController: UINavigationController
    }
    """,
    // A coordinator that nobody else keeps, where others are kept.
    """
    final class HomePresenter {
      private let coordinator: HomeCoordinator

      init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
    }

    final class HomeCoordinator {
      private let navigation = UINavigationController()

      func start() {}
    }

    final class AppCoordinator {
      private var children: [SettingsCoordinator] = []

      func start() {
        let settings = SettingsCoordinator()
        children.append(settings)
        settings.start()
        let home = HomeCoordinator()
        home.start()
      }
    }

    final class SettingsCoordinator {
      func start() {}
    }
    """,
    // The coordinator of a tab, which the app has as long as it runs.
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private var coordinator: AppCoordinator!
    }

    final class AppCoordinator {
      private var home: HomeCoordinator!

      init() {
        home = HomeCoordinator()
      }

      func start() {}
    }

    final class HomeCoordinator {
      private let navigation = UINavigationController()

      func start() {}
    }

    final class HomePresenter {
      private let coordinator: HomeCoordinator

      init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
    }
    """,
    // Nobody keeps it but its screens, while others are kept.
    """
    final class LoginPresenter {
      private let coordinator: LoginFlow
    }
    final class LoginCoordinator: LoginFlow {
      private let navigationController: UINavigationController
    }
    protocol LoginFlow: AnyObject {}
    final class LoginViewController: UIViewController {
      var coordinator: LoginFlow?
    }
    final class AppDelegate {
      private let coordinator: HomeCoordinator
    }
    final class HomeCoordinator {}
    """,
    // It is a tab's, and nothing ends it.
    """
    final class HomePresenter {
      var coordinator: HomeCoordinator?
    }
    final class HomeCoordinator {
      private let navigationController: UINavigationController
      func start() { navigationController.setViewControllers([HomeViewController()], animated: false) }
    }
    """,
  ])
  func `what PC-11 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-11") == [])
  }
}
