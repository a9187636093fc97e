import Testing

struct OnlyFlowControllersCallFactoriesTests {
  @Test(arguments: [
    """
    final class UserViewController {
      func f() { FriendsFactory.pushIn(navigationController: n, dependencyManager: d) }
    }
    """,
    """
    final class UserViewModel {
      func f() { FriendsFactory.create(dependencyManager: d) }
    }
    """,
  ])
  func `what FC-1 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-1").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserFlowController {
      func f() { FriendsFactory.pushIn(navigationController: n, dependencyManager: d) }
    }
    """,
    """
    final class AppDelegate {
      func f() { LoginFactory.rootIn(navigationController: n, dependencyManager: d) }
    }
    """,
    """
    enum UserFactory {
      static func pushIn() { UserFactory.create() }
    }
    """,
    """
    final class UserViewModel {
      func f() { dateFactory.create() }
    }
    """,
  ])
  func `what FC-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-1") == [])
  }
}
