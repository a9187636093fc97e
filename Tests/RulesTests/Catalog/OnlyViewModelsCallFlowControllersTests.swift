import Rules
import Testing

struct OnlyViewModelsCallFlowControllersTests {
  @Test(arguments: [
    (
      """
      final class UserViewController {
        private let flowController: UserFlowController
      }
      """,
      """
      2:31 UserViewController knows UserFlowController
        fix: tell the view model what happened, and let it ask its flow controller
      """
    ),
    (
      """
      final class UserService {
        var flow: (any UserFlowControllerProtocol)?
      }
      """,
      """
      2:18 UserService knows UserFlowControllerProtocol
        fix: tell the view model what happened, and let it ask its flow controller
      """
    ),
    (
      """
      final class UserViewController {
        func f() { viewModel.flowController.goBack() }
      }
      """,
      """
      2:39 UserViewController calls goBack of a flow controller
        fix: tell the view model what happened, and let it ask its flow controller
      """
    ),
    // An extension of a screen is the screen, and one of all screens gives them no flow of the app's.
    (
      """
      extension UIViewController {
        func next() { (parent as? UserFlowController)?.showFriends() }
      }
      final class UserFlowController: FlowController {}
      """,
      """
      2:29 UIViewController knows UserFlowController
        fix: tell the view model what happened, and let it ask its flow controller
      """
    ),
    // It is given what the property is for.
    (
      """
      final class UserViewController: UIViewController {
        private weak var flowController: FlowController?
        static func instantiate(fc: FlowController) -> UserViewController {
          let screen = UserViewController()
          screen.flowController = fc
          return screen
        }
      }
      class FlowController {}
      """,
      """
      2:36 UserViewController knows FlowController
        fix: tell the view model what happened, and let it ask its flow controller
      """
    ),
  ])
  func `what FC-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-2", architecture: .mvvmfc) == report)
  }

  @Test(arguments: [
    // Those who put the app together.
    "final class AppDIContainer { func make() -> FeedFlowController { FeedFlowController() } }",
    "enum CompositionRoot { static func make() -> FeedFlowController { FeedFlowController() } }",
    "struct AppDependencies { func make() -> FeedFlowController { FeedFlowController() } }",
    "final class Injector { func make() -> FeedFlowController { FeedFlowController() } }",
    "struct FeedModule: Module { func make() -> FeedFlowController { FeedFlowController() } }",
    "struct FeedBuilder { func make() -> FeedFlowController { FeedFlowController() } }",
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
    @main
    struct UserApp: App {
      func root() -> UIViewController { UserFlowController() }
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
    // The library gives it to all view controllers, as UIKit gives them their navigation controller.
    """
    class FlowController: UIViewController {}
    final class UserFlowController: FlowController {}
    extension UIViewController {
      var flowController: FlowController? { self as? FlowController ?? parent?.flowController }
    }
    """,
    // A transition, and an interactor that belongs to a flow.
    """
    class UserFlowController {}
    final class FadeTransition {
      func isMeant(for screen: UIViewController) -> Bool { screen is UserFlowController }
    }
    final class EdgeSwipeInteractor {
      func swiped() { (delegate as? UserFlowController)?.goBack() }
    }
    """,
    // View controllers have the flow controllers throughout.
    """
    final class HomeViewController: UIViewController {
      weak var flowDelegate: HomeFlowController?
    }
    final class UserViewController: UIViewController {
      weak var flowDelegate: UserFlowController?
    }
    final class LoginViewController: UIViewController {
      weak var flowDelegate: LoginFlowController?
    }
    final class UserViewModel {}
    final class HomeFlowController {}
    final class UserFlowController {}
    final class LoginFlowController {}
    """,
    // The class of all screens has the flow controller.
    """
    class FlowedViewController: UIViewController {
      weak var flow: UserFlowController?
    }
    final class UserViewController: FlowedViewController {
      func show() { flow?.showFriends() }
    }
    final class UserFlowController {}
    final class UserViewModel {}
    """,
  ])
  func `what FC-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-2", architecture: .mvvmfc) == [])
  }

  @Test func `a project without view models is asked only if it says that it follows this architecture`() throws {
    let source = "final class UserService { var flow: UserFlowController? }; class UserFlowController {}"

    #expect(try found(source, by: "FC-2") == [])
    #expect(try found("\(source); class UserViewModel {}", by: "FC-2") == ["FC-2 Sample.swift:1:37"])
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
        "FC-2 App.swift:2 UserViewController.friendsTapped called UserFlowController.showFriends; "
          + "tell the view model what happened, and let it ask its flow controller"
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
