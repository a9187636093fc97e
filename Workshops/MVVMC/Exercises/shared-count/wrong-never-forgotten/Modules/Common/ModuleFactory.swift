import MVVMCLibrary
import ScreenKit
import UserDomain

/// Builds every module of the app, with all that it is made of.
final class ModuleFactory {
  private let people = SharedStore(People())
  private let friendCounts = SharedStore(FriendCounts())
  private let userService: any UserService
  private let sessionService: any SessionService

  init(userAPI: any UserAPI, sessionStore: any SessionStore) {
    userService = UserServiceImpl(userAPI: userAPI, people: people, friendCounts: friendCounts)
    sessionService = SessionServiceImpl(userAPI: userAPI, sessionStore: sessionStore, people: people)
  }

  /// The signed-in person; `nil` while nobody is signed in.
  var signedInUserID: User.ID? { sessionService.userID }

  /// What the app begins with: the signed-in person, or the screen to sign in with.
  func first() -> ViewController {
    if let signedInUserID { user(signedInUserID) } else { login() }
  }

  func user(_ userID: User.ID) -> ViewController {
    let provider = UserProviderImpl(
      userID: userID, userService: userService, sessionService: sessionService, people: people,
      friendCounts: friendCounts)
    let viewController = UserViewController(
      userID: userID, viewModel: UserViewModelImpl(provider: provider), modules: self)
    viewController.restorationIdentifier = "User:\(userID)"
    return viewController
  }

  func friends(of userID: User.ID) -> ViewController {
    let provider = FriendsProviderImpl(userID: userID, userService: userService, people: people)
    let viewController = FriendsViewController(viewModel: FriendsViewModelImpl(provider: provider), modules: self)
    viewController.restorationIdentifier = "Friends:\(userID)"
    return viewController
  }

  func editName(of userID: User.ID) -> ViewController {
    let provider = EditNameProviderImpl(userID: userID, userService: userService, people: people)
    let viewController = EditNameViewController(viewModel: EditNameViewModelImpl(provider: provider))
    viewController.restorationIdentifier = "EditName:\(userID)"
    return viewController
  }

  private func login() -> ViewController {
    let provider = LoginProviderImpl(sessionService: sessionService)
    return LoginViewController(viewModel: LoginViewModelImpl(provider: provider), modules: self)
  }
}
