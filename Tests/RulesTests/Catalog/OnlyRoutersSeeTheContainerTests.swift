import Testing

struct OnlyRoutersSeeTheContainerTests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        private let container: Container
      }
      """,
      """
      2:26 UserViewModel sees the container
        fix: take what is needed in the initialiser, and let the screen's composition resolve it
      """
    ),
    (
      """
      final class UserController {
        init(resolver: Resolver) {}
      }
      """,
      """
      2:18 UserController sees the container
        fix: take what is needed in the initialiser, and let the screen's composition resolve it
      """
    ),
  ])
  func `what CC-9 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-9") == report)
  }

  @Test(arguments: [
    """
    final class UserRouter {
      private let container: Container
    }
    """,
    """
    enum UserComposition {
      static func configure(_ container: Container) {}
    }
    """,
    """
    final class AppDelegate {
      let container = Container()
    }
    """,
    """
    struct Container {}
    final class UserViewModel {
      let container: Container
    }
    """,
  ])
  func `what CC-9 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-9") == [])
  }
}
