import Testing

struct RoutesHoldWeaklyTests {
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
      final class UserCoordinator {
        func bind(_ user: any UserRoutes) { user.signedOut = { self.stop() } }
      }
      """,
      """
      9:56 the closure of signedOut in UserCoordinator holds self strongly
        fix: capture `[weak self]`
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
      final class UserCoordinator {
        func bind(_ user: any UserRoutes) { user.signedOut = stop }
        func stop() {}
      }
      """,
      """
      9:56 the closure of signedOut in UserCoordinator holds self strongly
        fix: capture `[weak self]`
      """
    ),
    (
      """
      final class LoginCoordinator {
        var finished: (() -> Void)!
      }
      final class AppCoordinator {
        func run() {
          let login = LoginCoordinator()
          login.finished = { [weak self] in self?.remove(login) }
        }
      }
      """,
      """
      7:22 the closure of finished in AppCoordinator holds login strongly
        fix: capture `[weak login]`
      """
    ),
  ])
  func `what PC-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-3") == report)
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
    final class UserCoordinator {
      func bind(_ user: any UserRoutes) { user.signedOut = { [weak self] in self?.stop() } }
    }
    """,
    """
    final class LoginCoordinator {
      var finished: (() -> Void)!
    }
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator()
        login.finished = { [weak self, weak login] in self?.remove(login) }
      }
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
      func bind(_ user: any UserRoutes) { user.signedOut = { print(UserCoordinator.self) } }
    }
    """,
  ])
  func `what PC-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-3") == [])
  }
}
