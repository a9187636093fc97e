import ContextsDomain
import ScreenKit
import UserDomain

/// Builds every screen of the app, with the repositories that it needs.
package final class ScreenFactory {
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }

  package func login() -> ViewController {
    LoginController(userRepository: userRepository, sessionRepository: sessionRepository)
  }

  package func user(_ userID: User.ID) -> ViewController {
    UserController(
      userID: userID, userRepository: userRepository, sessionRepository: sessionRepository, screens: self)
  }

  package func editName(of userID: User.ID) -> ViewController {
    EditNameController(userID: userID, userRepository: userRepository)
  }

  package func friends(of userID: User.ID) -> ViewController {
    FriendsController(userID: userID, userRepository: userRepository, screens: self)
  }
}
