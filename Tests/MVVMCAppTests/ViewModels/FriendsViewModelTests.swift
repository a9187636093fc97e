import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct FriendsViewModelTests {
  private let provider = FakeFriendsProvider()
  private let viewModel: FriendsViewModelImpl
  private let log = Log()

  init() {
    viewModel = FriendsViewModelImpl(provider: provider)
    viewModel.onFriendSelected = { [log] in log.add("onFriendSelected \($0)") }
    viewModel.onFailure = { [log] error, retry in
      log.add("onFailure \(error)")
      log.retry = retry
    }
  }

  @Test(
    arguments: [
      (.viewDidLoad, ["load"], []),
      (.friendSelected(7), [], ["onFriendSelected 7"]),
    ] as [(FriendsViewEvent, [String], [String])])
  func `an event goes to the provider, or out through a closure`(
    event: FriendsViewEvent, providerCalls: [String], closures: [String]
  ) {
    viewModel.events.send(event)
    #expect(provider.calls == providerCalls)
    #expect(log.entries == closures)
  }

  @Test(
    arguments: [
      (.loading, [], false),
      (.loaded([]), [], true),
      (.loaded([.bob, .cy]), ["Bob Baker", "Cy Young"], false),
    ] as [(LoadState<[User]>, [String], Bool)])
  func `friends that are not known yet are not the same as none`(
    friends: LoadState<[User]>, names: [String], hasNoFriends: Bool
  ) {
    provider.currentState.friends = friends
    var shown: [FriendsViewInputData] = []
    let rendering = viewModel.viewInputData.sink { shown.append($0) }
    #expect(shown.map { $0.rows.map(\.name) } == [names])
    #expect(shown.map(\.hasNoFriends) == [hasNoFriends])
    rendering.cancel()
  }

  @Test func `a failure is told, with what tries again`() {
    provider.currentState.friends = .failed(.noUser(id: 42))
    log.retry()
    #expect(log.entries == ["onFailure noUser(id: 42)"])
    #expect(provider.calls == ["load"])
  }
}
