import ContextsScreens
import Injection
import OpenCombine
import ScreenKit
import UserDomain

/// The stack of screens: those of the signed-in person, or the one to sign in with.
final class RootController: NavigationController {
  private let viewModel: RootViewModel
  private let container: Container
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: RootViewModel, container: Container) {
    self.viewModel = viewModel
    self.container = container
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$signedInUserID
      .removeDuplicates()
      .sink { [weak self] in self?.sessionChanged(to: $0) }
      .store(in: &cancellables)
  }

  var isSignedIn: Bool { viewModel.signedInUserID != nil }

  /// Shows a person on top of the other screens; the signed-in person is at the bottom of them already.
  func showUser(_ userID: User.ID) {
    dismissPresented()
    if userID == viewModel.signedInUserID {
      popToRootViewController(animated: true)
    } else {
      attempt { pushViewController(try userController(userID), animated: true) }
    }
  }

  /// Shows a person's friends on top of the other screens.
  func showFriends(of userID: User.ID) {
    dismissPresented()
    attempt {
      let arguments = FriendsScreenArguments(userID: userID)
      pushViewController(try container.resolve(FriendsController.self, arguments: arguments), animated: true)
    }
  }

  private func sessionChanged(to userID: User.ID?) {
    dismissPresented()
    attempt {
      let first: ViewController =
        if let userID { try userController(userID) } else { try container.resolve(LoginController.self) }
      setViewControllers([first], animated: true)
    }
  }

  private func userController(_ userID: User.ID) throws -> UserController {
    try container.resolve(arguments: UserScreenArguments(userID: userID))
  }
}
