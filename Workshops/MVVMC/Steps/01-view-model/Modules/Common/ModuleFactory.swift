import ScreenKit
import UserDomain

/// Builds every screen of the app, with its view model.
final class ModuleFactory {
  private let userAPI: any UserAPI
  private let sessionStore: any SessionStore

  init(userAPI: any UserAPI, sessionStore: any SessionStore) {
    self.userAPI = userAPI
    self.sessionStore = sessionStore
  }

  /// The signed-in person; `nil` while nobody is signed in.
  var signedInUserID: User.ID? { sessionStore.userID }

  /// What the app begins with: the signed-in person, or the screen to sign in with.
  func first() -> ViewController {
    if let signedInUserID { user(signedInUserID) } else { login() }
  }

  func user(_ userID: User.ID) -> ViewController {
    let viewModel = UserViewModelImpl(userID: userID, userAPI: userAPI, sessionStore: sessionStore)
    let viewController = UserViewController(userID: userID, viewModel: viewModel, modules: self)
    viewController.restorationIdentifier = "User:\(userID)"
    return viewController
  }

  func friends(of userID: User.ID) -> ViewController {
    let viewModel = FriendsViewModelImpl(userID: userID, userAPI: userAPI)
    let viewController = FriendsViewController(viewModel: viewModel, modules: self)
    viewController.restorationIdentifier = "Friends:\(userID)"
    return viewController
  }

  func editName(of user: User) -> EditNameViewController {
    let viewController = EditNameViewController(viewModel: EditNameViewModelImpl(user: user, userAPI: userAPI))
    viewController.restorationIdentifier = "EditName:\(user.id)"
    return viewController
  }

  private func login() -> ViewController {
    let viewModel = LoginViewModelImpl(userAPI: userAPI, sessionStore: sessionStore)
    return LoginViewController(viewModel: viewModel, modules: self)
  }
}
