import UserDomain
import UserServer

final class ServicesAssemblyImpl: ServicesAssemblyProtocol {
  let apiService: any APIService
  let userService: any UserService

  init(
    userAPI: any UserAPI = RemoteUserAPI(server: SimulatedServer()),
    sessionStore: any SessionStore = InMemorySessionStore(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    apiService = APIServiceImpl(userAPI: userAPI, clock: clock)
    userService = UserServiceImpl(apiService: apiService, sessionStore: sessionStore)
  }
}
