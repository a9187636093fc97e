import ContextsData
import ContextsDomain
import ContextsScreens
import UserDomain
import UserServer

/// Puts the whole app together.
enum RootComposition {
  static func makeController(server: any Server, sessionStore: any SessionStore) -> RootController {
    let userRepository = UserRepository(userAPI: RemoteUserAPI(server: server))
    let sessionRepository = SessionRepository(store: sessionStore)
    let context = RootContext(sessionRepository: sessionRepository)
    return RootController(
      viewModel: RootViewModel(useCases: context),
      screens: ScreenFactory(userRepository: userRepository, sessionRepository: sessionRepository))
  }
}

private final class RootContext: SessionRepositoryHolderType {
  let sessionRepository: any SessionRepositoryType

  init(sessionRepository: any SessionRepositoryType) {
    self.sessionRepository = sessionRepository
  }
}

extension RootContext: ObserveSessionUseCase {}
