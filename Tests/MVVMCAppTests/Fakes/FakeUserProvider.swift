import OpenCombine
import UserDomain

@testable import MVVMCApp

final class FakeUserProvider: UserProvider {
  @Published var currentState = UserProviderState()
  var state: AnyPublisher<UserProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func configure(userID: User.ID) {
    calls.append("configure \(userID)")
  }

  func load() {
    calls.append("load")
  }

  func signOut() {
    calls.append("signOut")
  }
}
