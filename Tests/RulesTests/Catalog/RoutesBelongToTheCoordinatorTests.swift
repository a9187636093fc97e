import Testing

struct RoutesBelongToTheCoordinatorTests {
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
      func f() { self.showFriends = {} }
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
    final class UserModule: UserRoutes {
      var showFriends: (() -> Void)!
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
    final class DefaultUserFactory {
      func bind(_ user: any UserRoutes) { user.signedOut = {} }
    }
    """,
  ])
  func `what PC-1 forbids is found`(source: String) throws {
    #expect(try found(source, by: "PC-1").isEmpty == false)
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
