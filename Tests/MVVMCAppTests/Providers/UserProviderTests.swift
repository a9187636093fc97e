import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct UserProviderTests {
  private let userService = FakeUserService()

  private func makeProvider(signedIn userID: User.ID? = 42) -> UserProviderImpl {
    UserProviderImpl(
      userID: 42, userService: userService, sessionService: FakeSessionService(signedIn: userID),
      people: userService.people)
  }

  @Test func `a person who is loaded is the one in the store from then on`() async {
    let provider = makeProvider()
    var users: [LoadState<User>] = []
    let observing = provider.state.map(\.user).sink { users.append($0) }
    provider.load()
    #expect(provider.currentState == UserProviderState(userID: 42, isSignedIn: true, user: .loading))
    await settle()
    #expect(provider.currentState == UserProviderState(userID: 42, isSignedIn: true, user: .loaded(.ann)))
    let anna = User(id: 42, firstName: "Anna", lastName: "Appleseed")
    userService.people.update { $0[42] = anna }
    userService.people.update { $0 = People() }
    // Each answer is one change.
    #expect(users == [.idle, .loading, .loaded(.ann), .loaded(anna), .idle])
    observing.cancel()
  }

  @Test func `a failure is part of the state until the next attempt`() async {
    let provider = makeProvider()
    userService.error = .unreachable
    provider.load()
    await settle()
    #expect(provider.currentState == UserProviderState(userID: 42, isSignedIn: true, user: .failed(.unreachable)))
    provider.load()
    #expect(provider.currentState.user == .loading)
  }

  @Test(arguments: [(42, true), (7, false), (nil, false)] as [(User.ID?, Bool)])
  func `one person is the one who is signed in`(signedIn: User.ID?, expected: Bool) {
    #expect(makeProvider(signedIn: signedIn).currentState.isSignedIn == expected)
  }

  @Test func `signing out is left to the session service`() {
    let sessionService = FakeSessionService(signedIn: 42)
    let provider = UserProviderImpl(
      userID: 42, userService: userService, sessionService: sessionService, people: userService.people)
    provider.signOut()
    #expect(sessionService.userID == nil)
  }

  @Test func `a provider that is gone before its person is here was not kept for them`() async {
    weak var provider: UserProviderImpl?
    do {
      let loading = makeProvider()
      loading.load()
      provider = loading
    }
    #expect(provider == nil)
    await settle()
  }
}
