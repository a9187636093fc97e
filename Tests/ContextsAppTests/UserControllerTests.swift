import ScreenKit
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

/// A controller over a real view model and fake use cases: what a person sees, and what they can do.
struct UserControllerTests {
  private let useCases = FakeUserScreenUseCases()
  private let window = Window()

  init() {
    let viewModel = UserScreenViewModel(useCases: useCases, arguments: UserScreenArguments(userID: 42))
    window.rootViewController = UserController(viewModel: viewModel)
    window.makeKeyAndVisible()
  }

  private var shown: [String] {
    window.screen.elements.filter(\.enabled).map(\.text)
  }

  @Test func `the screen shows what the use cases tell`() async {
    #expect(shown == ["Loading", "Friends", "Sign Out"])
    await settle()
    #expect(shown == ["Person 42", "Edit name", "Friends", "Sign Out"])
    useCases.name.value = "Anna Appleseed"
    useCases.session.value = 7
    #expect(shown == ["Anna Appleseed", "Friends"])
  }

  @Test func `a tap is a verb`() throws {
    try window.tap("Sign Out")
    #expect(useCases.signOutCount == 1)
  }
}
