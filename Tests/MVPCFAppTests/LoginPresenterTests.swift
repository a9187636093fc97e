import Testing
import UserAppTesting
import UserDomain

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

  @Test(arguments: [("", false), (" \t", false), ("a", true)])
  func `a blank name cannot sign in`(name: String, isAvailable: Bool) {
    presenter.name.send(name)
    #expect(presenter.signInAvailable.value == isAvailable)
  }

  @Test(
    arguments: [
      (" ann ", true, []),
      ("Zed", false, ["No one is called \"Zed\""]),
    ] as [(String, Bool, [String])])
  func `a name is found or not`(name: String, isFound: Bool, expected: [String]) async {
    var failures: [String] = []
    let observing = presenter.failure.sink { failures.append($0.title) }
    presenter.name.send(name)
    var isSignedIn = false
    presenter.signIn { isSignedIn = true }
    await settle()
    #expect(loginManager.names == [name.trimmed])
    #expect(isSignedIn == isFound)
    #expect(failures == expected)
    observing.cancel()
  }
}
