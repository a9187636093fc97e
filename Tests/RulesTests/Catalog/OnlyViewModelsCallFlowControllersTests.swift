import Rules
import Testing

struct OnlyViewModelsCallFlowControllersTests {
  @Test(arguments: [
    """
    final class UserViewController {
      private let flowController: UserFlowController
    }
    """,
    """
    final class UserService {
      var flow: (any UserFlowControllerProtocol)?
    }
    """,
    """
    final class UserViewController {
      func f() { viewModel.flowController.goBack() }
    }
    """,
  ])
  func `what FC-2 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-2").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserViewModel {
      private let flowController: any UserFlowControllerProtocol
    }
    """,
    """
    enum UserFactory {
      static func create() { let flow = UserFlowController() }
    }
    """,
    """
    final class UserFlowController: FlowController {
      func f() { goBack() }
    }
    class FlowController {
      func goBack() {}
    }
    """,
  ])
  func `what FC-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-2") == [])
  }

  private let called = """
    final class UserViewController {
      func friendsTapped() {
        way.showFriends()
      }
    }
    final class UserViewModel {}
    final class UserFlowController {}
    """

  @Test func `a view controller that calls a flow controller by another name is found in a run`() throws {
    let calls = [
      call(0, "UserViewController", "friendsTapped()", line: 2), call(1, "UserFlowController", "showFriends()"),
    ]

    #expect(
      try found(calls, in: called, .mvvmfc) == [
        "FC-2 App.swift:2 UserViewController.friendsTapped called UserFlowController.showFriends"
      ])
  }

  @Test func `a view model between view controller and flow controller is not found in a run`() throws {
    let calls = [
      call(0, "UserViewController", "friendsTapped()", line: 2), call(1, "UserViewModel", "showFriends()"),
      call(2, "UserFlowController", "showFriends()"),
    ]

    #expect(try found(calls, in: called, .mvvmfc) == [])
  }
}
