import Foundation
import OpenCombine
import Testing
import UserAppTesting

@testable import MVPCFApp

private final class FakeLoginManager: LoginManager {
  private(set) var names: [String] = []

  func logIn(firstName: String) async throws(UserAPIError) {
    names.append(firstName)
    if firstName != "ann" { throw .noOneCalled(firstName) }
  }
}

struct LoginPresenterTests {
  private let loginManager = FakeLoginManager()
  private let presenter: DefaultLoginPresenter

  init() {
    presenter = DefaultLoginPresenter(loginManager: loginManager)
  }

  @Test func `a blank name cannot sign in`() {
    var isAvailable: [Bool] = []
    let observing = presenter.signInAvailable.sink { isAvailable.append($0) }
    for name in [" \t", "a", "an", ""] { presenter.name.send(name) }
    #expect(isAvailable == [false, true, false])
    observing.cancel()
  }

  @Test(
    arguments: [
      (" ann ", ["signed in"]),
      ("Zed", ["No one is called \"Zed\""]),
    ] as [(String, [String])])
  func `a name is found or not`(name: String, expected: [String]) async {
    var events: [String] = []
    let observing = [
      presenter.signedIn.sink { events.append("signed in") }, presenter.failure.sink { events.append($0.title) },
    ]
    presenter.name.send(name)
    presenter.signIn()
    presenter.signIn()
    await settle()
    #expect(loginManager.names == [name.trimmingCharacters(in: .whitespaces)])
    #expect(events == expected)
    observing.forEach { $0.cancel() }
  }
}
