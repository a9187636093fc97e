import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

private final class FakeFriendsManager: FriendsManager {
  var friends: [User] = []
  var error: UserAPIError?

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    if let error { throw error }
    return friends
  }
}

struct FriendsPresenterTests {
  /// What a presenter has said, in order.
  private final class Log {
    var friends: [[FriendCellViewModel]] = []
    var isEmpty: [Bool] = []
    var isLoading: [Bool] = []
    var failures: [FailureViewModel] = []
    var cancellables: Set<AnyCancellable> = []

    init(_ presenter: any FriendsPresenter) {
      presenter.friends.sink { self.friends.append($0) }.store(in: &cancellables)
      presenter.isEmpty.sink { self.isEmpty.append($0) }.store(in: &cancellables)
      presenter.isLoading.sink { self.isLoading.append($0) }.store(in: &cancellables)
      presenter.failure.sink { self.failures.append($0) }.store(in: &cancellables)
    }
  }

  private let friendsManager = FakeFriendsManager()
  private let presenter: DefaultFriendsPresenter
  private let log: Log

  init() {
    presenter = DefaultFriendsPresenter(userID: 42, friendsManager: friendsManager)
    log = Log(presenter)
  }

  @Test func `friends become rows, in their order`() async {
    friendsManager.friends = [.bob, .cy]
    presenter.load()
    #expect(log.isLoading == [false, true])
    await settle()
    #expect(log.isLoading == [false, true, false])
    #expect(
      log.friends == [
        [],
        [FriendCellViewModel(userID: 7, name: "Bob Baker"), FriendCellViewModel(userID: 13, name: "Cy Young")],
      ])
    log.cancellables = []
  }

  @Test func `nobody has no friends before they are loaded`() async {
    #expect(log.isEmpty == [false])
    presenter.load()
    await settle()
    #expect(log.isEmpty == [false, true])
    log.cancellables = []
  }

  @Test(
    arguments: [
      (.noUser(id: 42), "There is no user 42", false), (.unreachable, "Can't reach the server", true),
    ] as [(UserAPIError, String, Bool)])
  func `a failure is ready for the view`(error: UserAPIError, title: String, canRetry: Bool) async {
    friendsManager.error = error
    presenter.load()
    await settle()
    #expect(log.failures.map(\.title) == [title])
    #expect(log.failures.map(\.canRetry) == [canRetry])
    #expect(log.isLoading == [false, true, false])
    log.cancellables = []
  }
}
