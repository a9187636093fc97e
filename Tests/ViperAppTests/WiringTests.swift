import StageKit
import Testing
import UserAppTesting

@testable import ViperApp

/// One at a time, since the assemblies are shared.
@Suite(.serialized)
struct WiringTests {
  @Test(arguments: Scenario.all)
  func `the app does what it does in every wiring`(scenario: Scenario) async throws {
    try await scenario.run { surroundings in
      let delegate = AppDelegate()
      try delegate.start(
        userAPI: surroundings.api, sessionStore: surroundings.sessionStore, clock: surroundings.clock)
      return try AppDriver(
        delegate: delegate, application: Application(clock: surroundings.clock), surroundings: surroundings)
    }
  }
}
