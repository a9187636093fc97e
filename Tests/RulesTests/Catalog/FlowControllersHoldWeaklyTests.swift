import Testing

struct FlowControllersHoldWeaklyTests {
  @Test(arguments: [
    """
    final class UserFlowController {
      var viewController: UIViewController?
    }
    """,
    """
    final class UserFlowController {
      private let navigationController: NavigationController
    }
    """,
    """
    final class UserFlowController {
      var screens: [UserViewController] = []
    }
    """,
  ])
  func `what FC-4 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-4").isEmpty == false)
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
  ])
  func `what FC-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-4") == [])
  }
}
