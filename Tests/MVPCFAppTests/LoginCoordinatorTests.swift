import ScreenKit
import Testing

@testable import MVPCFApp

struct LoginCoordinatorTests {
  @Test func `the flow is finished when somebody is signed in`() throws {
    let factory = FakeLoginFactory()
    let navigationController = NavigationController()
    let coordinator = LoginCoordinator(navigationController: navigationController, container: makeTestContainer())
    coordinator.container.register((any LoginFactory).self) { factory }
    var finishedCount = 0
    coordinator.finished = { finishedCount += 1 }
    coordinator.start()
    #expect(navigationController.viewControllers.map(\.restorationIdentifier) == ["fake login"])
    #expect(finishedCount == 0)
    try #require(factory.routes).signedIn()
    #expect(finishedCount == 1)
  }
}
