import Foundation
import Rules
import Testing

struct OnlyFlowControllersCallFactoriesTests {
  @Test(arguments: [
    (
      """
      final class UserViewController {
        func f() { FriendsFactory.pushIn(navigationController: n, dependencyManager: d) }
      }
      """,
      """
      2:29 UserViewController calls FriendsFactory.pushIn
        fix: give its flow controller a method for that, and ask it
      """
    ),
    (
      """
      final class UserViewModel {
        func f() { FriendsFactory.create(dependencyManager: d) }
      }
      """,
      """
      2:29 UserViewModel calls FriendsFactory.create
        fix: give its flow controller a method for that, and ask it
      """
    ),
  ])
  func `what FC-1 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-1") == report)
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
    """
    enum RequestFactory {
      static func makeRequest() -> URLRequest { URLRequest() }
    }
    final class UserViewModel {
      func f() { RequestFactory.makeRequest() }
    }
    """,
  ])
  func `what FC-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-1") == [])
  }

  private let called = """
    final class UserViewModel {
      func showFriends() {
        screens.pushIn(navigation)
      }
    }
    final class UserFlowController {}
    enum FriendsFactory {}
    """

  @Test func `a view model that calls a factory by another name is found in a run`() throws {
    let calls = [
      call(0, "UserViewModel", "showFriends()", line: 2), call(1, "FriendsFactory", "pushIn(NavigationController)"),
    ]

    #expect(
      try found(calls, in: called, .mvvmfc) == [
        "FC-1 App.swift:2 UserViewModel.showFriends called FriendsFactory.pushIn; "
          + "give its flow controller a method for that, and ask it"
      ])
  }

  @Test func `a factory that makes no screen is not found in a run`() throws {
    let source = called.replacingOccurrences(
      of: "enum FriendsFactory {}", with: "enum FriendsFactory { static func makeRequest() -> Request {} }"
    ).replacingOccurrences(of: "screens.pushIn(navigation)", with: "requests.makeRequest()")
    let calls = [call(0, "UserViewModel", "showFriends()", line: 2), call(1, "FriendsFactory", "makeRequest()")]

    #expect(try found(calls, in: source, .mvvmfc) == [])
  }

  @Test func `a flow controller between view model and factory is not found in a run`() throws {
    let calls = [
      call(0, "UserViewModel", "showFriends()", line: 2), call(1, "UserFlowController", "showFriends()"),
      call(2, "FriendsFactory", "pushIn(NavigationController)"),
    ]

    #expect(try found(calls, in: called, .mvvmfc) == [])
  }
}
