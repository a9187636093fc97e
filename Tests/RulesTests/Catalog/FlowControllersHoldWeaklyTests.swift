import Testing

struct FlowControllersHoldWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserFlowController {
        var viewController: UIViewController?
      }
      """,
      """
      2:7 UserFlowController holds its viewController strongly
        fix: declare `weak var viewController`
      """
    ),
    (
      """
      final class UserFlowController {
        private let navigationController: NavigationController
      }
      """,
      """
      2:15 UserFlowController holds its navigationController strongly
        fix: declare `weak var navigationController`
      """
    ),
    (
      """
      final class UserFlowController {
        var screens: [UserViewController] = []
      }
      """,
      """
      2:7 UserFlowController holds its screens strongly
        fix: ask the navigation controller for them instead
      """
    ),
    (
      """
      struct FlowParts {
        let navigation: UINavigationController?
        let parent: UserFlowController?
      }
      final class UserFlowController {
        let parts: FlowParts
      }
      """,
      """
      2:7 FlowParts holds its navigation strongly
        fix: declare `weak var navigation`
      3:7 FlowParts holds its parent strongly
        fix: declare `weak var parent`
      """
    ),
    // It contains its children, and is contained itself.
    (
      """
      class FlowController: UIViewController {
        private(set) public var parentFlowController: FlowController?
        private(set) public var childFlowControllers: [FlowController] = []
        func add(_ child: FlowController) {
          child.parentFlowController = self
          childFlowControllers.append(child)
        }
      }
      """,
      """
      2:27 FlowController holds its parentFlowController strongly
        fix: declare `weak var parentFlowController`
      """
    ),
  ])
  func `what FC-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-4") == report)
  }

  @Test(arguments: [
    """
    final class UserFlowController {
      weak var viewController: UIViewController?
    }
    """,
    """
    final class UserFlowController {
      let dependencyManager: DependencyManager
    }
    """,
    """
    final class UserFlowController {
      var top: UIViewController? { navigationController?.top }
    }
    """,
    """
    final class AppFlowController: UIViewController {
      private let embeddedNavigationController: UINavigationController
    }
    """,
    """
    final class UserFlowController {
      @Weak var viewController: UIViewController?
    }
    """,
    """
    struct FlowParts {
      let navigation: UINavigationController?
    }
    final class UserFlowController {}
    """,
    // Its screen does not keep it.
    """
    final class MenuViewController: UIViewController {
      weak var flow: (any MenuFlow)?
    }
    protocol MenuFlow: AnyObject {}
    final class MenuFlowController: MenuFlow {
      var viewController: MenuViewController?
    }
    """,
    // Its heir is held weakly by its screen.
    """
    class BaseFlowController {
      var navigationController: UINavigationController?
    }
    final class StartFlowController: BaseFlowController, StartDelegate {}
    protocol StartDelegate: AnyObject {}
    final class StartViewController: UIViewController {
      weak var delegate: StartDelegate?
    }
    """,
    // No screen knows it.
    """
    final class LoginFlowController {
      private var navigation: UINavigationController?
    }
    final class LoginViewModel {
      var onLogin: (() -> Void)?
    }
    """,
    // One that the scene's delegate has stays as long as the app.
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var flow: AppFlowController?
    }
    final class AppFlowController {
      private let home: HomeViewController
    }
    final class HomeViewController: UIViewController {
      private let flow: AppFlowController
    }
    """,
  ])
  func `what FC-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-4") == [])
  }
}
