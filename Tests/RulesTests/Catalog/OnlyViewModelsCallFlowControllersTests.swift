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
}
