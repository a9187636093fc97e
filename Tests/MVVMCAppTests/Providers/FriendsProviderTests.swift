import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct FriendsProviderTests {
  private let userService = FakeUserService()
  private let provider: FriendsProviderImpl

  init() {
    provider = FriendsProviderImpl(userID: 42, userService: userService, people: userService.people)
  }

  @Test func `a friend who is renamed has the new name here too`() async {
    provider.load()
    #expect(provider.currentState == FriendsProviderState(userID: 42, friends: .loading))
    await settle()
    #expect(provider.currentState == FriendsProviderState(userID: 42, friends: .loaded([.bob])))
    let rob = User(id: 7, firstName: "Rob", lastName: "Baker")
    userService.people.update { $0[7] = rob }
    #expect(provider.currentState.friends == .loaded([rob]))
  }

  @Test func `a failure is part of the state until the next attempt`() async {
    userService.error = .noUser(id: 42)
    provider.load()
    await settle()
    #expect(provider.currentState == FriendsProviderState(userID: 42, friends: .failed(.noUser(id: 42))))
    provider.load()
    #expect(provider.currentState.friends == .loading)
  }
}
