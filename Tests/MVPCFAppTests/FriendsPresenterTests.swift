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
  private let friendsManager = FakeFriendsManager()
  private let userManager = FakeUserManager()
  private let presenter: DefaultFriendsPresenter

  init() {
    presenter = DefaultFriendsPresenter(userID: 42, friendsManager: friendsManager, userManager: userManager)
  }

  @Test func `friends become rows, in their order`() async {
    friendsManager.friends = [.bob, .cy]
    presenter.load()
    #expect(presenter.isLoading.value)
    await settle()
    #expect(!presenter.isLoading.value)
    #expect(!presenter.isEmpty.value)
    #expect(
      presenter.friends.value == [
        FriendCellViewModel(userID: 7, name: "Bob Baker"), FriendCellViewModel(userID: 13, name: "Cy Young"),
      ])
  }

  @Test func `nobody has no friends before they are loaded`() async {
    #expect(!presenter.isEmpty.value)
    presenter.load()
    await settle()
    #expect(presenter.isEmpty.value)
  }

  @Test func `a friend's new name is in the same row`() async {
    friendsManager.friends = [.bob, .cy]
    presenter.load()
    await settle()
    userManager.users.value = [7: User(id: 7, firstName: "Rob", lastName: "Baker"), 42: .ann]
    #expect(presenter.friends.value.map(\.name) == ["Rob Baker", "Cy Young"])
  }

  @Test(
    arguments: [
      (.noUser(id: 42), "There is no user 42", false), (.unreachable, "Can't reach the server", true),
    ] as [(UserAPIError, String, Bool)])
  func `a failure is ready for the view`(error: UserAPIError, title: String, canRetry: Bool) async {
    var failures: [FailureViewModel] = []
    let observing = presenter.failure.sink { failures.append($0) }
    friendsManager.error = error
    presenter.load()
    await settle()
    #expect(failures.map(\.title) == [title])
    #expect(failures.map(\.canRetry) == [canRetry])
    #expect(!presenter.isLoading.value)
    observing.cancel()
  }
}
