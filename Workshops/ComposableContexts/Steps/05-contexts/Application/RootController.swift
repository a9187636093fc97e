import ContextsScreens
import OpenCombine
import ScreenKit
import UserDomain

/// The stack of screens: those of the signed-in person, or the one to sign in with.
final class RootController: NavigationController {
  private let viewModel: RootViewModel
  private let screens: ScreenFactory
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: RootViewModel, screens: ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
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
      pushViewController(screens.user(UserScreenArguments(userID: userID)), animated: true)
    }
  }

  /// Shows a person's friends on top of the other screens.
  func showFriends(of userID: User.ID) {
    dismissPresented()
    pushViewController(screens.friends(FriendsScreenArguments(userID: userID)), animated: true)
  }

  private func sessionChanged(to userID: User.ID?) {
    dismissPresented()
    let first = if let userID { screens.user(UserScreenArguments(userID: userID)) } else { screens.login() }
    setViewControllers([first], animated: true)
  }
}
