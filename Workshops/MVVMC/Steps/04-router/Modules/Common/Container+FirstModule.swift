import Injection
import ScreenKit

extension Container {
  /// What the app begins with: the signed-in person, or the screen to sign in with.
  func firstModule() throws -> ViewController {
    if let userID = try resolve((any SessionService).self).userID {
      try resolve(UserViewController.self, arguments: userID)
    } else {
      try resolve(LoginViewController.self)
    }
  }
}
