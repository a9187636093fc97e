import Rules
import Testing

struct URNsComeFromFactoriesTests {
  @Test(arguments: [
    (
      """
      final class UserPresenter {
        func go() { router.pushModule(byUrn: "Friends:7", animated: true) }
      }
      """,
      """
      2:40 UserPresenter writes the URN "Friends:7" by hand
        fix: take it from the FriendsFactory's typed helper
      """
    ),
    (
      #"""
      final class UserPresenter {
        func go() { router.replaceStack(rootUrn: "User:\(id)") }
      }
      """#,
      #"""
      2:44 UserPresenter writes the URN "User:\(id)" by hand
        fix: take it from the UserFactory's typed helper
      """#
    ),
  ])
  func `what VI-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-5") == report)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      func go() { router.pushModule(byUrn: FriendsFactory.urn(id: 7)) }
    }
    """,
    """
    final class UserPresenter {
      func go() { router.pushModule(byUrn: urn) }
    }
    """,
    #"""
    final class FriendsFactory {
      static func urn(id: Int) -> String { "Friends:\(id)" }
    }
    """#,
    """
    final class UserPresenter {
      func go() { log(name: "Friends:7") }
    }
    """,
  ])
  func `what VI-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-5") == [])
  }

  @Test(arguments: [
    (#"ModuleURN("Users", id)"#, "Users"),
    (#"ModuleURN(parsing: "Users:7")"#, "Users:7"),
  ])
  func `a typed URN that is put together by hand is found`(urn: String, text: String) throws {
    let source = """
      final class FriendsPresenter {
        func go() throws { router.pushModule(byUrn: try \(urn)) }
      }
      struct UserFactory: ModuleFactoryProtocol {
        static func urn(id: Int) throws -> ModuleURN { try ModuleURN("User", id) }
      }
      """
    let found = try findings(in: ["Sample.swift": source], by: "VI-5").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
    #expect(
      found == [
        "2: FriendsPresenter writes the URN \"\(text)\" by hand; take it from the UsersFactory's typed helper"
      ])
  }
}
