import ContextsDomain
import ScreenKit

/// Builds every screen of the app.
package final class ScreenFactory {
  private let users: any UserRepositoryType
  private let session: any SessionRepositoryType

  private var forLogin: LoginScreenContext { LoginScreenContext(userRepository: users, sessionRepository: session) }
  private var forUser: UserScreenContext { UserScreenContext(userRepository: users, sessionRepository: session) }
  private var forEditName: EditNameScreenContext { EditNameScreenContext(userRepository: users) }
  private var forFriends: FriendsScreenContext { FriendsScreenContext(userRepository: users) }

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    users = userRepository
    session = sessionRepository
  }

  package func login() -> ViewController {
    LoginController(viewModel: LoginScreenViewModel(useCases: forLogin))
  }

  package func user(_ arguments: UserScreenArguments) -> ViewController {
    UserController(viewModel: UserScreenViewModel(useCases: forUser, arguments: arguments), screens: self)
  }

  package func editName(_ arguments: EditNameScreenArguments) -> ViewController {
    EditNameController(viewModel: EditNameScreenViewModel(useCases: forEditName, arguments: arguments))
  }

  package func friends(_ arguments: FriendsScreenArguments) -> ViewController {
    FriendsController(viewModel: FriendsScreenViewModel(useCases: forFriends, arguments: arguments), screens: self)
  }
}
