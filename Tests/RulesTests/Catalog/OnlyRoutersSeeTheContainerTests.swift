import Testing

struct OnlyRoutersSeeTheContainerTests {
  @Test(arguments: [
    """
    final class UserViewModel {
      private let container: Container
    }
    """,
    """
    final class UserController {
      init(resolver: Resolver) {}
    }
    """,
  ])
  func `what CC-9 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-9").isEmpty == false)
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
