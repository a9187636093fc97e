import ScreenKit
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

/// The view controller over a real view model: it reads the view model's properties, and tells it of intentions.
struct UserViewControllerTests {
  private let flow = FlowControllerSpy()
  private let users = FakeUserService()
  private let session = FakeSessionService()
  private let window = Window()
  private let viewModel: UserViewModel

  init() {
    users.users[42] = .ann
    session.userID = 42
    viewModel = UserViewModel(
      userID: 42, flowController: flow, userService: users, sessionService: session,
      shownUsers: ShownUsersUseCase(userService: users))
    let viewController = UserViewController(viewModel: viewModel)
    viewModel.delegate = viewController
    window.rootViewController = viewController
  }

  private var shown: [String] {
    window.screen.elements.filter(\.enabled).map(\.text)
  }

  @Test func `the screen shows what the view model says, each time that it says so`() {
    window.makeKeyAndVisible()
    #expect(shown == ["Ann Appleseed", "Edit name", "Friends", "Sign Out"])
    users.listener?.userService(users, didUpdate: User(id: 42, firstName: "Anna", lastName: "Appleseed"))
    #expect(shown == ["Anna Appleseed", "Edit name", "Friends", "Sign Out"])
    users.isSilent = true
    viewModel.load()
    #expect(shown == ["Anna Appleseed", "Loading", "Edit name", "Friends", "Sign Out"])
  }

  @Test func `another person's screen has their friends only`() {
    session.userID = 7
    users.users = [7: .bob]
    let viewModel = UserViewModel(
      userID: 42, flowController: flow, userService: users, sessionService: session,
      shownUsers: ShownUsersUseCase(userService: users))
    window.rootViewController = UserViewController(viewModel: viewModel)
    window.makeKeyAndVisible()
    #expect(shown == ["Friends"])
  }

  @Test func `each button is an intention`() throws {
    window.makeKeyAndVisible()
    for button in ["Edit name", "Friends", "Sign Out"] { try window.tap(button) }
    #expect(flow.calls == ["edit name 42", "friends 42", "login"])
    #expect(session.userID == nil)
  }

  @Test func `view model and view controller go together`() {
    weak var viewController: UserViewController?
    weak var viewModel: UserViewModel?
    do {
      let madeModel = UserViewModel(
        userID: 42, flowController: flow, userService: users, sessionService: session,
        shownUsers: ShownUsersUseCase(userService: users))
      let madeController = UserViewController(viewModel: madeModel)
      madeModel.delegate = madeController
      (viewModel, viewController) = (madeModel, madeController)
    }
    #expect(viewController == nil && viewModel == nil)
  }
}
