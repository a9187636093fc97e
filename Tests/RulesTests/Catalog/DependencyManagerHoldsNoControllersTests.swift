import Rules
import Testing

struct DependencyManagerHoldsNoControllersTests {
  @Test func `a stack that the manager holds is found`() throws {
    let source = """
      final class DependencyManager {
        let userService = UserService()
        let rootNavigationController = UINavigationController()
        private var screens: [UserViewController] = []
      }
      """
    #expect(
      try messages(source) == [
        """
        3: DependencyManager holds rootNavigationController, a UINavigationController; \
        let the window hold it, and hand it to factories as an argument
        """,
        """
        4: DependencyManager holds screens, a UserViewController; \
        let the window hold it, and hand it to factories as an argument
        """,
      ])
  }

  @Test func `a weak reference is one too many as well`() throws {
    let source = """
      final class DependencyManager {
        weak var tabBarController: UITabBarController?
      }
      """
    #expect(
      try messages(source) == [
        """
        2: DependencyManager holds tabBarController, a UITabBarController; \
        let the window hold it, and hand it to factories as an argument
        """
      ])
  }

  @Test(arguments: [
    """
    final class DependencyManager {
      let userService = UserService()
      func makeShownUsersUseCase() -> ShownUsersUseCase { ShownUsersUseCase(userService: userService) }
    }
    """,
    """
    final class AppDelegate {
      let dependencyManager = DependencyManager()
      let rootNavigationController = UINavigationController()
    }
    """,
  ])
  func `services and use cases are what it is for`(source: String) throws {
    #expect(try messages(source) == [])
  }

  /// The line of each finding, and its words.
  private func messages(_ source: String) throws -> [String] {
    try findings(in: ["Sample.swift": source], by: "FC-12").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
  }
}
