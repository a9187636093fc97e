import ScreenKit
import UserDomain

/// Moves between modules, which it knows by their URNs only.
///
/// A URN that no module answers to changes nothing: its completion is told so at once.
protocol AppRouterProtocol: AnyObject {
  func pushModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?)
  func presentModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?)
  /// Closes everything, and begins anew with one module.
  func replaceStack(rootUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?)
  /// Dismisses what is presented, then shows the module; in the way that its factory asks for, unless told otherwise.
  func openModule(
    byUrn urn: String, as presentation: ModulePresentation?, animated: Bool, completion: ModuleCompletionHandler?)

  func popToViewController(_ controller: ViewController, animated: Bool)
  func popCurrent(animated: Bool)
  func dismissCurrent(animated: Bool)
  /// Pops the module on top, or dismisses it where it was presented.
  func closeCurrent(animated: Bool)

  // MARK: Each way through the app

  func showLogin()
  func showUserAfterSignIn(id: User.ID, links: any LinkHandlerProtocol)
  func showUserOfFriends(id: User.ID)
  func showFriendsOfUser(id: User.ID)
  func showEditNameOfUser(id: User.ID, completion: @escaping (String) -> Void)
  func closeMissingUser()
  func closeMissingFriends()
}

extension AppRouterProtocol {
  func pushModule(byUrn urn: String, animated: Bool = true) {
    pushModule(byUrn: urn, animated: animated, completion: nil)
  }

  func presentModule(byUrn urn: String, animated: Bool = true) {
    presentModule(byUrn: urn, animated: animated, completion: nil)
  }

  func replaceStack(rootUrn urn: String, animated: Bool = true) {
    replaceStack(rootUrn: urn, animated: animated, completion: nil)
  }
}
