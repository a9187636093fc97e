import Rules
import Testing

struct FactoriesAreListedTests {
  @Test(arguments: [
    (
      """
      struct LoginFactory: ModuleFactoryProtocol {
        let moduleURN = "Login"
      }
      struct UserFactory: ModuleFactoryProtocol {
        let moduleURN = "User:{id}"
      }
      final class Root {
        let modules: [any ModuleFactoryProtocol] = [LoginFactory()]
      }
      """,
      """
      4:8 UserFactory is in no list of modules
        fix: add UserFactory() to the application's modules
      """
    ),
    (
      """
      struct UserFactory: ModuleFactoryProtocol {
        let moduleURN = "User:{id}"
      }
      struct PersonFactory: ModuleFactoryProtocol {
        let moduleURN = "User:{name}"
      }
      final class Root {
        let modules: [any ModuleFactoryProtocol] = [UserFactory(), PersonFactory()]
      }
      """,
      """
      5:7 PersonFactory answers to the same URN as UserFactory, User:{name}
        fix: give it a template of its own
      """
    ),
  ])
  func `what VI-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-6") == report)
  }

  @Test(arguments: [
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [LoginFactory(), UserFactory()]
    }
    """,
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    """,
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [LoginFactory()]
    }
    struct CellFactory {
      func make() {}
    }
    """,
  ])
  func `what VI-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-6") == [])
  }

  @Test(arguments: ["LoginFactory.shared", "LoginFactory()"])
  func `a factory with a shared instance of its own is not listed by that`(listed: String) throws {
    let source = """
      struct LoginFactory: ModuleFactoryProtocol {
        static let shared = LoginFactory()
        let moduleURN = "Login"
      }
      final class WeatherFactory: ModuleFactoryProtocol {
        static let shared = WeatherFactory()
        let moduleURN = "weather:{city}"
      }
      final class ApplicationRoot {
        let modules: [any ModuleFactoryProtocol] = [\(listed)]
      }
      """
    let found = try findings(in: ["Sample.swift": source], by: "VI-6").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
    #expect(
      found == ["5: WeatherFactory is in no list of modules; add WeatherFactory() to the application's modules"])
  }

  @Test func `a factory that is only asked for its URN is in no list`() throws {
    let source = """
      struct LoginFactory: ModuleFactoryProtocol {
        let moduleURN = "Login"
        static func make() -> LoginFactory { LoginFactory() }
      }
      struct FriendsFactory: ModuleFactoryProtocol {
        let moduleURN = "Friends:{id}"
        static func urn(userID: Int) -> ModuleURN { ModuleURN("Friends", userID) }
      }
      final class UserPresenter {
        func friendsTapped() { router.push(FriendsFactory.urn(userID: 42)) }
      }
      final class ApplicationRoot {
        let modules: [any ModuleFactoryProtocol] = [LoginFactory.make()]
      }
      """
    let found = try findings(in: ["Sample.swift": source], by: "VI-6").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
    #expect(
      found == ["5: FriendsFactory is in no list of modules; add FriendsFactory() to the application's modules"])
  }
}
