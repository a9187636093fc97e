import ContextsData
import ContextsScreens
import UserDomain
import UserServer

/// Puts the whole app together.
enum RootComposition {
  static func makeController(server: any Server, sessionStore: any SessionStore) -> RootController {
    let userRepository = UserRepository(userAPI: RemoteUserAPI(server: server))
    let sessionRepository = SessionRepository(store: sessionStore)
    return RootController(
      sessionRepository: sessionRepository,
      screens: ScreenFactory(userRepository: userRepository, sessionRepository: sessionRepository))
  }
}
