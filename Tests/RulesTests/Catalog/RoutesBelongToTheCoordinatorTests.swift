import Testing

struct RoutesBelongToTheCoordinatorTests {
  @Test(arguments: [
    (
      """
      protocol UserRoutes: ModuleRoutes {
        var showFriends: (() -> Void)! { get set }
        var signedOut: (() -> Void)! { get set }
      }
      protocol UserFactory {
        func make() -> any UserRoutes
      }
      final class UserViewController: UIViewController, UserRoutes {
        var showFriends: (() -> Void)!
        func f() { self.showFriends = {} }
      }
      """,
      """
      10:19 UserViewController assigns the route showFriends
        fix: leave it to the coordinator that shows the module
      """
    ),
    (
      """
      protocol UserRoutes: ModuleRoutes {
        var showFriends: (() -> Void)! { get set }
        var signedOut: (() -> Void)! { get set }
      }
      protocol UserFactory {
        func make() -> any UserRoutes
      }
      final class UserModule: UserRoutes {
        var showFriends: (() -> Void)!
      }
      """,
      """
      8:13 UserModule conforms to UserRoutes, and is not a view controller
        fix: let the module's view controller conform, and fire the routes
      """
    ),
    (
      """
      protocol UserRoutes: ModuleRoutes {
        var showFriends: (() -> Void)! { get set }
        var signedOut: (() -> Void)! { get set }
      }
      protocol UserFactory {
        func make() -> any UserRoutes
      }
      final class DefaultUserFactory {
        func bind(_ user: any UserRoutes) { user.signedOut = {} }
      }
      """,
      """
      9:44 DefaultUserFactory assigns the route signedOut
        fix: leave it to the coordinator that shows the module
      """
    ),
  ])
  func `what PC-1 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-1") == report)
  }

  @Test(arguments: [
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserViewController: UIViewController, UserRoutes {
      var showFriends: (() -> Void)!
      func f() { showFriends() }
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserCoordinator {
      func bind(_ user: any UserRoutes) { user.signedOut = {} }
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class Menu {
      var signedOut: (() -> Void)?
      func f() { signedOut = {} }
    }
    """,
  ])
  func `what PC-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-1") == [])
  }
}
