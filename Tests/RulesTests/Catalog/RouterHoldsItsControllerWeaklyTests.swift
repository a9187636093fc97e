import Testing

struct RouterHoldsItsControllerWeaklyTests {
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
  ])
  func `what CC-11 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-11") == report)
  }

  @Test(arguments: [
    """
    final class UserRouter {
      weak var viewController: UIViewController?
      static var last: UIViewController?
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
    """
    struct UserRouter {
      let viewController: UIViewController
    }
    """,
  ])
  func `what CC-11 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-11") == [])
  }
}
