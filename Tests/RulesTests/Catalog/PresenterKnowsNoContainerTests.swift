import Testing

struct PresenterKnowsNoContainerTests {
  @Test(arguments: [
    """
    final class DefaultUserPresenter {
      private let container: Container
    }
    """,
    """
    final class DefaultUserPresenter {
      private let userManager = DefaultUserManager()
    }
    """,
    """
    final class DefaultUserPresenter {
      var userManager: UserManager!
    }
    """,
    """
    final class DefaultUserPresenter {
      func f() -> UIColor { .red }
    }
    """,
  ])
  func `what PC-4 forbids is found`(source: String) throws {
    #expect(try found(source, by: "PC-4").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class DefaultUserPresenter {
      private let userManager: any UserManager
      init(userManager: any UserManager) { self.userManager = userManager }
    }
    """,
    """
    final class DefaultUserPresenter {
      let names = CurrentValueSubject<[String], Never>([])
    }
    """,
    """
    final class UserCoordinator {
      private let container: Container
    }
    """,
    """
    final class DefaultUserPresenter {
      private var userManager: UserManager?
    }
    """,
  ])
  func `what PC-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-4") == [])
  }
}
