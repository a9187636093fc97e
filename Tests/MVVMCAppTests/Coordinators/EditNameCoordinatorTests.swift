import Injection
import Testing

@testable import MVVMCApp

struct EditNameCoordinatorTests {
  private let presentingRouter = RouterSpy()
  private let router = RouterSpy()
  private let coordinator: EditNameCoordinator
  private let log = Log()

  init() {
    coordinator = EditNameCoordinator(
      presentingRouter: presentingRouter, router: router, container: .withFakeServices(signedIn: 42), userID: 42)
    coordinator.finishFlow = { [log] in log.add("finishFlow \($0)") }
    coordinator.start()
  }

  private func viewModel() throws -> any EditNameViewModel {
    try #require(router.modules.first as? EditNameViewController).viewModel
  }

  @Test func `the screen is on its stack before that is presented`() {
    #expect(router.calls == ["setRootModule EditName:42"])
    #expect(presentingRouter.calls.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `a save ends the flow, once`() throws {
    try viewModel().onSaved?()
    #expect(presentingRouter.calls.last == "dismissModule")
    #expect(log.entries == ["finishFlow saved"])
  }

  @Test func `cancelling ends the flow, once`() throws {
    try viewModel().events.send(.cancelTapped)
    #expect(presentingRouter.calls.last == "dismissModule")
    #expect(log.entries == ["finishFlow cancelled"])
  }

  @Test func `a swipe ends the flow, once`() {
    presentingRouter.removePresented()
    #expect(presentingRouter.calls.last != "dismissModule")
    #expect(log.entries == ["finishFlow cancelled"])
  }
}
