import ContextsDomain
import ScreenKit

/// Builds every screen of the app, each with a context of its own.
package final class ScreenFactory {
  private let useCases: AppUseCases

  package init(useCases: AppUseCases) {
    self.useCases = useCases
  }

  package func login() -> ViewController {
    let context = LoginScreenContext(useCases: useCases)
    return LoginController(viewModel: LoginScreenViewModel(useCases: context))
  }

  package func user(_ arguments: UserScreenArguments) -> ViewController {
    let context = UserScreenContext(useCases: useCases)
    let viewModel = UserScreenViewModel(useCases: context, arguments: arguments)
    return UserController(viewModel: viewModel, screens: self)
  }

  package func editName(_ arguments: EditNameScreenArguments) -> ViewController {
    let context = EditNameScreenContext(useCases: useCases)
    return EditNameController(viewModel: EditNameScreenViewModel(useCases: context, arguments: arguments))
  }

  package func friends(_ arguments: FriendsScreenArguments) -> ViewController {
    let context = FriendsScreenContext(useCases: useCases)
    let viewModel = FriendsScreenViewModel(useCases: context, arguments: arguments)
    return FriendsController(viewModel: viewModel, screens: self)
  }
}
