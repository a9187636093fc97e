import ContextsDomain
import ScreenKit

/// Builds every screen of the app, with the repositories that it needs.
package final class ScreenFactory {
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }

  package func login() -> ViewController {
    LoginController(
      viewModel: LoginScreenViewModel(userRepository: userRepository, sessionRepository: sessionRepository))
  }

  package func user(_ arguments: UserScreenArguments) -> ViewController {
    let viewModel = UserScreenViewModel(
      userRepository: userRepository, sessionRepository: sessionRepository, arguments: arguments)
    return UserController(viewModel: viewModel, screens: self)
  }

  package func editName(_ arguments: EditNameScreenArguments) -> ViewController {
    EditNameController(viewModel: EditNameScreenViewModel(userRepository: userRepository, arguments: arguments))
  }

  package func friends(_ arguments: FriendsScreenArguments) -> ViewController {
    let viewModel = FriendsScreenViewModel(userRepository: userRepository, arguments: arguments)
    return FriendsController(viewModel: viewModel, screens: self)
  }
}
