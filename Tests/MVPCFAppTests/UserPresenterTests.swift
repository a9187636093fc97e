import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

struct UserPresenterTests {
  /// What a presenter has said, in order.
  private final class Log {
    var names: [String] = []
    var isLoading: [Bool] = []
    var editNameAvailable: [Bool] = []
    var isSignedIn: [Bool] = []
    var failures: [FailureViewModel] = []
    var cancellables: Set<AnyCancellable> = []

    init(_ presenter: any UserPresenter) {
      presenter.name.sink { self.names.append($0) }.store(in: &cancellables)
      presenter.isLoading.sink { self.isLoading.append($0) }.store(in: &cancellables)
      presenter.editNameAvailable.sink { self.editNameAvailable.append($0) }.store(in: &cancellables)
      presenter.isSignedIn.sink { self.isSignedIn.append($0) }.store(in: &cancellables)
      presenter.failure.sink { self.failures.append($0) }.store(in: &cancellables)
    }
  }

  private let userManager = FakeUserManager()
  private let logoutManager = FakeLogoutManager()
  private let sessionManager = FakeSessionManager(userID: 42)
  private let presenter: DefaultUserPresenter

  init() {
    presenter = DefaultUserPresenter(
      userID: 42, userManager: userManager, logoutManager: logoutManager, sessionManager: sessionManager)
  }

  @Test func `the name is there once the person is loaded, and follows changes`() async {
    let log = Log(presenter)
    presenter.load()
    #expect(log.isLoading == [false, true])
    #expect(log.editNameAvailable == [false])
    await settle()
    userManager.known.value[42]?.firstName = "Anna"
    userManager.known.value = [:]
    #expect(log.isLoading == [false, true, false])
    #expect(log.names == ["", "Ann Appleseed", "Anna Appleseed", ""])
    #expect(log.editNameAvailable == [false, true, false])
    log.cancellables = []
  }

  @Test(
    arguments: [
      (.noUser(id: 42), "There is no user 42", false),
      (.unreachable, "Can't reach the server", true),
    ] as [(UserAPIError, String, Bool)])
  func `a failure is ready for the view`(error: UserAPIError, title: String, canRetry: Bool) async {
    let log = Log(presenter)
    userManager.error = error
    presenter.load()
    await settle()
    #expect(log.failures.map(\.title) == [title])
    #expect(log.failures.map(\.canRetry) == [canRetry])
    #expect(log.isLoading == [false, true, false])
    log.cancellables = []
  }

  @Test func `only the signed-in person may edit and sign out, as long as they are`() {
    let log = Log(presenter)
    sessionManager.begin(for: 7)
    sessionManager.end()
    sessionManager.begin(for: 42)
    #expect(log.isSignedIn == [true, false, false, true])
    log.cancellables = []
  }

  @Test func `signing out is left to its manager`() {
    presenter.signOut()
    #expect(logoutManager.logOutCount == 1)
  }
}
