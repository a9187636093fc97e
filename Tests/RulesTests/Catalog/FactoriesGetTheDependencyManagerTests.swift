import Testing

struct FactoriesGetTheDependencyManagerTests {
  @Test(arguments: [
    (
      """
      final class DependencyManager {}
      enum UserFactory {
        static func create(id: Int) {}
      }
      """,
      """
      3:15 UserFactory.create is not given the dependency manager
        fix: add a parameter `dependencyManager: DependencyManager`, and hand the view model its services from it
      """
    ),
    (
      """
      final class UserViewModel {
        init(dependencyManager: DependencyManager) {}
      }
      """,
      """
      2:27 UserViewModel has the whole DependencyManager
        fix: take the services that it uses, and let the factory hand them over
      """
    ),
    (
      """
      final class DependencyManager {}
      enum UserFactory {
        static func createIn(_ navigation: UINavigationController) -> UIViewController { User() }
        static func pushFromDeepLink() {}
        static func createRequest() -> URLRequest { URLRequest() }
      }
      """,
      """
      3:15 UserFactory.createIn is not given the dependency manager
        fix: add a parameter `dependencyManager: DependencyManager`, and hand the view model its services from it
      4:15 UserFactory.pushFromDeepLink is not given the dependency manager
        fix: add a parameter `dependencyManager: DependencyManager`, and hand the view model its services from it
      """
    ),
  ])
  func `what FC-8 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-8") == report)
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
