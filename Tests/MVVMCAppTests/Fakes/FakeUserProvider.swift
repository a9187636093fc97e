import OpenCombine
import UserAppTesting
import UserDomain

@testable import MVVMCApp

final class FakeUserProvider: UserProvider {
  @Published var currentState = UserProviderState(userID: 42, isSignedIn: false)
  var state: AnyPublisher<UserProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func load() {
    calls.append("load")
  }

  func signOut() {
    calls.append("signOut")
  }
}
