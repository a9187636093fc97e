import StageKit
import Testing
import UserAppTesting

@testable import MVVMFCApp

struct WiringTests {
  @Test(arguments: Scenario.all)
  func `the app does what it does in every wiring`(scenario: Scenario) async throws {
    try await scenario.run { surroundings in
      let delegate = AppDelegate(
        dependencyManager: DependencyManager(
          userAPI: surroundings.api, sessionStore: surroundings.sessionStore, clock: surroundings.clock))
      delegate.start()
      return try AppDriver(
        delegate: delegate, application: Application(clock: surroundings.clock), surroundings: surroundings)
    }
  }
}
