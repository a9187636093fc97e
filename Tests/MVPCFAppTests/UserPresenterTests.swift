import OpenCombine
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

struct UserPresenterTests {
  private let userManager = FakeUserManager()
  private let logoutManager = FakeLogoutManager()

  private func makePresenter(signedIn userID: User.ID? = 42) -> DefaultUserPresenter {
    DefaultUserPresenter(
      userID: 42, userManager: userManager, logoutManager: logoutManager,
      sessionStore: InMemorySessionStore(userID: userID))
  }

  @Test func `the name is there once the person is loaded, and follows changes`() async {
    let presenter = makePresenter()
    var names: [String] = []
    let observing = presenter.name.removeDuplicates().sink { names.append($0) }
    presenter.load()
    #expect(presenter.isLoading.value)
    #expect(!presenter.editNameAvailable.value)
    await settle()
    #expect(!presenter.isLoading.value)
    #expect(presenter.editNameAvailable.value)
    userManager.users.value[42]?.firstName = "Anna"
    userManager.users.value = [:]
    #expect(names == ["", "Ann Appleseed", "Anna Appleseed", ""])
    #expect(!presenter.editNameAvailable.value)
    observing.cancel()
  }

  @Test(
    arguments: [
      (.noUser(id: 42), "There is no user 42", false),
      (.unreachable, "Can't reach the server", true),
    ] as [(UserAPIError, String, Bool)])
  func `a failure is ready for the view`(error: UserAPIError, title: String, canRetry: Bool) async {
    let presenter = makePresenter()
    var failures: [FailureViewModel] = []
    let observing = presenter.failure.sink { failures.append($0) }
    userManager.error = error
    presenter.load()
    await settle()
    #expect(failures.map(\.title) == [title])
    #expect(failures.map(\.canRetry) == [canRetry])
    #expect(!presenter.isLoading.value)
    observing.cancel()
  }

  @Test(arguments: [(42, true), (7, false), (nil, false)] as [(User.ID?, Bool)])
  func `only the signed-in person may edit and sign out`(signedIn: User.ID?, expected: Bool) {
    #expect(makePresenter(signedIn: signedIn).isSignedIn.value == expected)
  }

  @Test func `signing out is left to its manager`() {
    var isSignedOut = false
    makePresenter().signOut { isSignedOut = true }
    #expect(logoutManager.logOutCount == 1)
    #expect(isSignedOut)
  }
}
