import MVVMFCLibrary
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

struct FriendsViewModelTests {
  private let flow = FlowControllerSpy()
  private let users = FakeUserService()
  private let viewModel: FriendsViewModel

  init() {
    viewModel = FriendsViewModel(
      userID: 42, flowController: flow, userService: users, shownUsers: ShownUsersUseCase(userService: users))
  }

  @Test func `friends are shown in order, and a selected one is opened`() {
    users.friends = [.bob, .cy]
    viewModel.load()
    viewModel.selectFriend(at: 1)
    #expect(viewModel.names == ["Bob Baker", "Cy Young"])
    #expect(!viewModel.hasNoFriends)
    #expect(flow.calls == ["user 13"])
  }

  @Test func `a friend's new name is shown in the same row, a stranger's is not`() {
    users.friends = [.bob, .cy]
    viewModel.load()
    for user in [User(id: 7, firstName: "Rob", lastName: "Baker"), .ann] {
      users.listener?.userService(users, didUpdate: user)
    }
    #expect(viewModel.names == ["Rob Baker", "Cy Young"])
  }

  @Test func `nobody has no friends before they are loaded`() {
    #expect(!viewModel.hasNoFriends)
    viewModel.load()
    #expect(viewModel.hasNoFriends)
  }

  @Test(arguments: [
    (ApiError.unreachable, "error unreachable"), (.timeout, "error timeout"),
    (.notFound, "alert There is no user 42"),
  ])
  func `a failure is told`(failure: ApiError, call: String) {
    users.failure = failure
    viewModel.load()
    #expect(flow.calls == [call])
    #expect(!viewModel.isLoading)
  }
}
