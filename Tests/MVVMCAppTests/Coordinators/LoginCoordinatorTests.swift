import Injection
import Testing
import UserAppTesting

@testable import MVVMCApp

struct LoginCoordinatorTests {
  @Test func `the flow ends when somebody is signed in`() async throws {
    let router = RouterSpy()
    let log = Log()
    let coordinator = LoginCoordinator(router: router, container: .withFakeServices(signedIn: nil))
    coordinator.finishFlow = { log.add("finishFlow") }
    coordinator.start()
    #expect(router.calls == ["setRootModule Login"])

    let login = try #require(router.modules.first as? LoginViewController)
    login.viewModel.events.send(.nameChanged("zed"))
    login.viewModel.events.send(.signInTapped)
    await settle()
    #expect(router.calls.last == "present No one is called \"zed\"")
    #expect(log.entries.isEmpty)

    login.viewModel.events.send(.nameChanged("ann"))
    login.viewModel.events.send(.signInTapped)
    await settle()
    #expect(log.entries == ["finishFlow"])
  }
}
