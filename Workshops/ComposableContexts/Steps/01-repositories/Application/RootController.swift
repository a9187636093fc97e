import ContextsDomain
import ContextsScreens
import OpenCombine
import ScreenKit
import UserDomain

/// The stack of screens: those of the signed-in person, or the one to sign in with.
final class RootController: NavigationController {
  private let sessionRepository: any SessionRepositoryType
  private let screens: ScreenFactory
  private var signedInUserID: User.ID?
  private var observing: AnyCancellable?

  init(sessionRepository: any SessionRepositoryType, screens: ScreenFactory) {
    self.sessionRepository = sessionRepository
    self.screens = screens
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observing = sessionRepository.userID
      .sink { [weak self] in self?.sessionChanged(to: $0) }
  }

  var isSignedIn: Bool { signedInUserID != nil }

  /// Shows a person on top of the other screens; the signed-in person is at the bottom of them already.
  func showUser(_ userID: User.ID) {
    dismissPresented()
    if userID == signedInUserID {
      popToRootViewController(animated: true)
    } else {
      pushViewController(screens.user(userID), animated: true)
    }
  }

  /// Shows a person's friends on top of the other screens.
  func showFriends(of userID: User.ID) {
    dismissPresented()
    pushViewController(screens.friends(of: userID), animated: true)
  }

  private func sessionChanged(to userID: User.ID?) {
    signedInUserID = userID
    dismissPresented()
    setViewControllers([userID.map(screens.user) ?? screens.login()], animated: true)
  }
}
