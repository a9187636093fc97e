import Testing

struct SharedNavigatorsNameNoModulesTests {
  @Test(arguments: [
    (
      """
      struct LoginFactory: ModuleFactoryProtocol {
        let moduleURN = "Login"
      }
      struct UserFactory: ModuleFactoryProtocol {
        let moduleURN = "User:{id}"
      }
      final class AppRouterImpl {
        func a() { push(LoginFactory.urn()) }
        func b() { push(UserFactory.urn(id: 1)) }
      }
      """,
      """
      8:19 AppRouterImpl, which all share, knows LoginFactory
        fix: leave the general moves in it, and the way to this module to the one who takes it
      9:19 AppRouterImpl, which all share, knows UserFactory
        fix: leave the general moves in it, and the way to this module to the one who takes it
      """
    ),
    (
      """
      enum UserFactory {}
      enum LoginFactory {}
      class FlowController {
        func a() { UserFactory.pushIn() }
        func b() { LoginFactory.rootIn() }
      }
      final class UserFlowController: FlowController {}
      """,
      """
      4:14 FlowController, which all share, knows UserFactory
        fix: leave the general moves in it, and the way to this module to the one who takes it
      5:14 FlowController, which all share, knows LoginFactory
        fix: leave the general moves in it, and the way to this module to the one who takes it
      """
    ),
  ])
  func `what SM-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-6") == report)
  }

  @Test(arguments: [
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    final class AppRouterImpl {
      func push(byUrn urn: String) {}
    }
    """,
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct FriendsFactory: ModuleFactoryProtocol {
      let moduleURN = "Friends:{id}"
    }
    final class UserPresenter {}
    final class UserRouter: UserRouterInput {
      func showFriends() { show(FriendsFactory.urn(userID: 42)) }
      func showLogin() { show(LoginFactory.urn()) }
    }
    """,
    """
    enum UserFactory {}
    enum LoginFactory {}
    final class UserFlowController: FlowController {
      func a() { UserFactory.pushIn() }
      func b() { LoginFactory.rootIn() }
    }
    """,
    """
    enum AlertFactory {}
    class FlowController {
      func a() { AlertFactory.showIn() }
    }
    final class UserFlowController: FlowController {}
    """,
  ])
  func `what SM-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-6") == [])
  }
}
