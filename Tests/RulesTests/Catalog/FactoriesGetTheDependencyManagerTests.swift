import Testing

struct FactoriesGetTheDependencyManagerTests {
  @Test(arguments: [
    """
    final class DependencyManager {}
    enum UserFactory {
      static func create(id: Int) {}
    }
    """,
    """
    final class UserViewModel {
      init(dependencyManager: DependencyManager) {}
    }
    """,
  ])
  func `what FC-8 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-8").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class DependencyManager {}
    enum UserFactory {
      static func create(id: Int, dependencyManager: DependencyManager) {}
    }
    """,
    """
    final class UserViewModel {
      init(userService: any UserServiceProtocol) {}
    }
    """,
    """
    enum UserFactory {
      static func create(id: Int) {}
    }
    """,
    """
    final class DependencyManager {}
    enum UserFactory {
      private static func create() {}
      static func title() {}
    }
    """,
  ])
  func `what FC-8 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-8") == [])
  }
}
