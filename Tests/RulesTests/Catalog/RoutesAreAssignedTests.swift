import Rules
import Testing

struct RoutesAreAssignedTests {
  @Test(arguments: [
    (
      """
      protocol UserRoutes: ModuleRoutes {
        var showFriends: (() -> Void)! { get set }
        var signedOut: (() -> Void)! { get set }
      }
      protocol UserFactory {
        func make() -> any UserRoutes
      }
      final class UserCoordinator {
        func show() {
          let user = container.resolve((any UserFactory).self).make()
          user.showFriends = { [weak self] in self?.f() }
        }
      }
      """,
      """
      10:9 UserCoordinator.show shows UserRoutes without signedOut
        fix: assign it where the module is made, before it is shown
      """
    ),
    (
      """
      final class LoginCoordinator {
        var finished: (() -> Void)!
      }
      final class AppCoordinator {
        func run() {
          let login = LoginCoordinator()
          login.start()
        }
      }
      """,
      """
      6:9 AppCoordinator.run shows LoginCoordinator without finished
        fix: assign it where the module is made, before it is shown
      """
    ),
  ])
  func `what PC-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-2") == report)
  }

  @Test(arguments: [
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserCoordinator {
      func show() {
        let user = container.resolve((any UserFactory).self).make()
        user.showFriends = { [weak self] in self?.f() }
        user.signedOut = { [weak self] in self?.stop() }
      }
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserCoordinator {
      func show() {
        let user = container.resolve((any UserFactory).self).make()
        bind(user)
      }
    }
    extension UserCoordinator {
      func bind(_ user: any UserRoutes) {
        user.showFriends = {}
        user.signedOut = {}
      }
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserCoordinator {
      func show() {
        let user = makeUser()
      }
      func makeUser() -> any UserRoutes {
        let user = container.resolve((any UserFactory).self).make()
        user.showFriends = {}
        user.signedOut = {}
        return user
      }
    }
    """,
    """
    final class LoginCoordinator {
      var finished: (() -> Void)?
    }
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator()
        login.start()
      }
    }
    """,
  ])
  func `what PC-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-2") == [])
  }

  @Test(arguments: [
    (
      ["showFriends"],
      [
        "PC-2 App.swift:4 UserViewController is on display without showFriends; "
          + "assign it where the coordinator makes the module, before it is shown"
      ]
    ),
    (["note"], []), ([], []),
  ])
  func `a module on display without a route is found in a run`(empty: [String], expected: [String]) throws {
    let source = """
      protocol UserRoutes: ModuleRoutes { var showFriends: (() -> Void)! { get set } }

      final class UserViewController: ViewController, UserRoutes {
        var showFriends: (() -> Void)!
        var note: (() -> Void)?
      }
      """
    let module = RecordedRun.Object(id: "a", type: "UserViewController", isShown: true, emptyFields: Set(empty))
    let waiting = RecordedRun.Object(id: "b", type: "UserViewController", isShown: false, emptyFields: ["showFriends"])

    #expect(try found(in: RecordedRun(events: [], objects: [module, waiting]), of: source, .mvpcf) == expected)
  }

  @Test func `a route whose coordinator shows it to be forgotten is told of once`() throws {
    let source = """
      protocol UserRoutes: ModuleRoutes {
        var showFriends: (() -> Void)! { get set }
        var signedOut: (() -> Void)! { get set }
      }
      protocol UserFactory {
        func make() -> any UserRoutes
      }
      final class UserCoordinator {
        func show() {
          let user = container.resolve((any UserFactory).self).make()
          user.signedOut = {}
        }
      }
      final class UserViewController: ViewController, UserRoutes {
        var showFriends: (() -> Void)!
        var signedOut: (() -> Void)!
      }
      """
    func module(without fields: Set<String>) -> RecordedRun {
      let object = RecordedRun.Object(id: "a", type: "UserViewController", isShown: true, emptyFields: fields)
      return RecordedRun(events: [], objects: [object])
    }

    #expect(try found(source, by: "PC-2") == ["PC-2 Sample.swift:10:9"])
    #expect(try found(in: module(without: ["showFriends"]), of: source, .mvpcf) == [])
    #expect(
      try found(in: module(without: ["showFriends", "signedOut"]), of: source, .mvpcf) == [
        "PC-2 App.swift:16 UserViewController is on display without signedOut; "
          + "assign it where the coordinator makes the module, before it is shown"
      ])
  }
}
