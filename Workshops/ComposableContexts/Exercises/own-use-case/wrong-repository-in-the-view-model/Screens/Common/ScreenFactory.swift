import ContextsDomain
import ScreenKit

/// Builds every screen of the app. All get the same use cases.
package final class ScreenFactory {
  private let useCases: AppUseCases

  package init(useCases: AppUseCases) {
    self.useCases = useCases
  }

  package func login() -> ViewController {
    LoginController(viewModel: LoginScreenViewModel(useCases: useCases))
  }

  package func user(_ arguments: UserScreenArguments) -> ViewController {
    let viewModel = UserScreenViewModel(
      useCases: useCases, userRepository: useCases.userRepository, arguments: arguments)
    return UserController(viewModel: viewModel, screens: self)
  }

  package func editName(_ arguments: EditNameScreenArguments) -> ViewController {
    EditNameController(viewModel: EditNameScreenViewModel(useCases: useCases, arguments: arguments))
  }

  package func friends(_ arguments: FriendsScreenArguments) -> ViewController {
    FriendsController(viewModel: FriendsScreenViewModel(useCases: useCases, arguments: arguments), screens: self)
  }
}
