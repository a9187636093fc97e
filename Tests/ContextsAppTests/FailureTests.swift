import ContextsDomain
import Testing
import UserAppTesting

@testable import ContextsScreens

struct FailureTests {
  @Test(
    arguments: [
      (.noUser(id: 99), "There is no user 99", .confirm),
      (.noOneCalled("Zed"), "No one is called \"Zed\"", .confirm),
      (.unavailable, "Can't reach the server", .retry),
    ] as [(UserError, String, Failure.Remedy)])
  func `a failure is told, and what can be done about it`(error: UserError, title: String, remedy: Failure.Remedy) {
    let failure = Failure(error)
    #expect(failure.title == title)
    #expect(failure.remedy == remedy)
  }
}
