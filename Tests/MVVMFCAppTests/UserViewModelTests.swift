import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

struct UserViewModelTests {
  private let flow = FlowControllerSpy()
  private let users = FakeUserService()
  private let session = FakeSessionService()
  private let delegate = UpdateCounter()

  init() {
    users.users[42] = .ann
    session.userID = 42
  }

  private func makeViewModel() -> UserViewModel {
    let viewModel = UserViewModel(
      userID: 42, flowController: flow, userService: users, sessionService: session,
      shownUsers: ShownUsersUseCase(userService: users))
    viewModel.delegate = delegate
    return viewModel
  }

  @Test func `loading shows the person`() {
    let viewModel = makeViewModel()
    #expect(viewModel.fullName == nil)
    #expect(!viewModel.canEditName)
    viewModel.load()
    #expect(viewModel.fullName == "Ann Appleseed")
    #expect(viewModel.canEditName)
    #expect(!viewModel.isLoading)
    #expect(delegate.count == 2)
  }

  @Test(arguments: [(42, true), (7, false), (nil, false)])
  func `only the signed-in person is one's own`(signedIn: User.ID?, isOwn: Bool) {
    session.userID = signedIn
    #expect(makeViewModel().isOwn == isOwn)
  }

  @Test func `a person who does not exist is told, and the screen is left`() {
    users.users = [:]
    let viewModel = makeViewModel()
    viewModel.load()
    flow.confirm()
    #expect(flow.calls == ["alert There is no user 42", "back"])
  }

  @Test func `a failed load can be tried again`() {
    let viewModel = makeViewModel()
    users.failure = .timeout
    viewModel.load()
    #expect(flow.calls == ["error timeout"])
    users.failure = nil
    flow.retry()
    #expect(viewModel.fullName == "Ann Appleseed")
  }

  @Test func `each intention leads where it says`() {
    let viewModel = makeViewModel()
    viewModel.editName()
    viewModel.showFriends()
    viewModel.signOut()
    #expect(flow.calls == ["edit name 42", "friends 42", "login"])
    #expect(session.userID == nil)
  }

  @Test(arguments: [(EditNameResult.saved, "Anna Appleseed"), (.cancelled, "Ann Appleseed")])
  func `a saved name is shown and a cancelled one is not`(result: EditNameResult, name: String) {
    let viewModel = makeViewModel()
    viewModel.load()
    viewModel.editName()
    users.users[42]?.firstName = "Anna"
    flow.endEditName(result)
    #expect(viewModel.fullName == name)
  }

  @Test func `a name that was changed elsewhere is shown`() {
    let viewModel = makeViewModel()
    viewModel.load()
    let anna = User(id: 42, firstName: "Anna", lastName: "Apple")
    users.listener?.userService(users, didUpdate: anna)
    #expect(viewModel.fullName == "Anna Apple")
  }

  @Test func `the flow controller's closures do not keep the view model`() {
    var viewModel: UserViewModel? = makeViewModel()
    weak let reference = viewModel
    users.failure = .unreachable
    viewModel?.load()
    viewModel?.editName()
    viewModel = nil
    #expect(reference == nil)
  }
}
