import ContextsDomain
import ScreenKit

/// Builds every screen of the app, each with a context of its own.
package final class ScreenFactory {
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }

  package func login() -> ViewController {
    let context = LoginScreenContext(userRepository: userRepository, sessionRepository: sessionRepository)
    return LoginController(viewModel: LoginScreenViewModel(useCases: context))
  }

  package func user(_ arguments: UserScreenArguments) -> ViewController {
    let context = UserScreenContext(userRepository: userRepository, sessionRepository: sessionRepository)
    let viewModel = UserScreenViewModel(useCases: context, arguments: arguments)
    return UserController(viewModel: viewModel, screens: self)
  }

  package func editName(_ arguments: EditNameScreenArguments) -> ViewController {
    let context = EditNameScreenContext(userRepository: userRepository)
    return EditNameController(viewModel: EditNameScreenViewModel(useCases: context, arguments: arguments))
  }

  package func friends(_ arguments: FriendsScreenArguments) -> ViewController {
    let context = FriendsScreenContext(userRepository: userRepository)
    let viewModel = FriendsScreenViewModel(useCases: context, arguments: arguments)
    return FriendsController(viewModel: viewModel, screens: self)
  }
}
