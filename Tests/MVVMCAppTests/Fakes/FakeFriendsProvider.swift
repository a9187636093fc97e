import OpenCombine
import UserDomain

@testable import MVVMCApp

final class FakeFriendsProvider: FriendsProvider {
  @Published var currentState = FriendsProviderState()
  var state: AnyPublisher<FriendsProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func configure(userID: User.ID) {
    calls.append("configure \(userID)")
  }

  func load() {
    calls.append("load")
  }
}
