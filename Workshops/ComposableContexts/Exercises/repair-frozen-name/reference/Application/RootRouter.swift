import ContextsScreens
import Injection
import ScreenKit
import UserDomain

/// Decides what the stack of screens begins with, and follows links.
final class RootRouter: Router {
  enum Segue {
    case login
    case user(User.ID)
  }

  private let container: Container
  private weak var controller: RootController?

  init(container: Container, controller: RootController) {
    self.container = container
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    attempt {
      switch segue {
      case .login:
        askToSignIn(with: try container.resolve(LoginController.self))
      case .user(let userID):
        begin(with: try container.resolve(UserController.self, arguments: UserScreenArguments(userID: userID)))
      }
    }
  }

  /// - Throws: `AppLinkRefusal` when the link makes no sense to this person; nothing has changed then.
  func follow(_ link: AppLink, as signedInUserID: User.ID) throws {
    switch link.destination {
    case .login:
      throw AppLinkRefusal.alreadySignedIn
    case .user(signedInUserID) where link.style == .usual:
      navigate(.user(signedInUserID))
    case .user(let userID):
      let arguments = UserScreenArguments(userID: userID)
      show(try container.resolve(UserController.self, arguments: arguments), link.style)
    case .friends(let userID):
      let arguments = FriendsScreenArguments(userID: userID)
      show(try container.resolve(FriendsController.self, arguments: arguments), link.style)
    case .editName(signedInUserID):
      let arguments = EditNameScreenArguments(userID: signedInUserID) { [weak controller] _ in
        controller?.dismissPresented()
      }
      present(try container.resolve(EditNameController.self, arguments: arguments))
    case .editName(let userID):
      throw AppLinkRefusal.nameOfAnother(userID)
    }
  }

  /// Leaves the screens where they are, so that whoever comes back finds the place that they have left.
  private func askToSignIn(with screen: ViewController) {
    if controller?.viewControllers.isEmpty == false {
      present(screen)
    } else {
      begin(with: screen)
    }
  }

  private func begin(with screen: ViewController) {
    controller?.dismissPresented()
    controller?.setViewControllers([screen], animated: true)
  }

  private func show(_ screen: ViewController, _ style: AppLink.Style) {
    switch style {
    case .usual, .pushed:
      controller?.dismissPresented()
      controller?.pushViewController(screen, animated: true)
    case .presented:
      present(NavigationController(rootViewController: screen))
    }
  }

  private func present(_ screen: ViewController) {
    controller?.dismissPresented()
    controller?.present(screen, animated: true)
  }
}
