import Testing

struct OnlyFactoriesResolveTests {
  @Test(arguments: [
    (
      """
      final class UserViewController {
        func f() throws { try container.resolve(LogoutManager.self).logOut() }
      }
      """,
      """
      2:35 UserViewController resolves what it needs itself
        fix: take it in the initialiser, and resolve it in the factory that makes UserViewController
      """
    ),
    (
      """
      final class DefaultUserManager {
        lazy var store = resolver.resolve(Store.self)
      }
      """,
      """
      2:29 DefaultUserManager resolves what it needs itself
        fix: take it in the initialiser, and resolve it in the factory that makes DefaultUserManager
      """
    ),
  ])
  func `what PC-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-5") == report)
  }

  @Test(arguments: [
    """
    final class DefaultUserFactory {
      func make() throws { try container.resolve(LogoutManager.self) }
    }
    """,
    """
    final class UserCoordinator {
      func start() throws { try container.resolve(UserFactory.self).make() }
    }
    """,
    """
    func build(_ container: Container) throws { try container.resolve(Store.self).open() }
    """,
    """
    final class UserViewController {
      func f() { conflict.resolve(by: .merging) }
    }
    """,
    """
    final class DefaultUserPresenter {
      func f() -> URL { urlResolver.resolve("host") }
    }
    """,
    // A factory by another name, and what has a container behind a function of its own.
    """
    final class Builder {
      func makeUser() -> UserViewController { UserViewController(service: container.resolve(UserService.self)) }
    }
    final class Dependencies {
      private let container = Container()
      func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) }
    }
    final class Setup {
      init() { container.register(User.self) { User(id: container.resolve(ID.self)) } }
    }
    """,
  ])
  func `what PC-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-5") == [])
  }
}
