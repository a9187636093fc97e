import ContextsData
import ContextsDomain
import ContextsScreens
import UserDomain
import UserServer

/// Puts the whole app together.
enum RootComposition {
  static func makeController(server: any Server, sessionStore: any SessionStore) -> RootController {
    let useCases = AppUseCases(
      userRepository: UserRepository(userAPI: RemoteUserAPI(server: server)),
      sessionRepository: SessionRepository(store: sessionStore))
    return RootController(
      viewModel: RootViewModel(useCases: useCases), screens: ScreenFactory(useCases: useCases))
  }
}
