import OpenCombine
import UserAppTesting
import UserDomain

@testable import MVVMCApp

final class FakeFriendsProvider: FriendsProvider {
  @Published var currentState = FriendsProviderState(userID: 42)
  var state: AnyPublisher<FriendsProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func load() {
    calls.append("load")
  }
}
