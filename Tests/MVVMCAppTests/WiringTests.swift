import StageKit
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct WiringTests {
  @Test(arguments: Scenario.all)
  func `the app does what it does in every wiring`(scenario: Scenario) async throws {
    try await scenario.run { surroundings in
      let delegate = AppDelegate()
      try delegate.start(
        userAPI: RetryingUserAPI(surroundings.api, clock: surroundings.clock), sessionStore: surroundings.sessionStore)
      return try AppDriver(
        delegate: delegate, application: Application(clock: surroundings.clock), surroundings: surroundings)
    }
  }
}
