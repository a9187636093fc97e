import UserDomain

final class ServicesAssemblyImpl: ServicesAssemblyProtocol {
  let apiService: any APIService
  let userService: any UserService

  init(userAPI: any UserAPI = SimulatedUserAPI(), sessionStore: any SessionStore = InMemorySessionStore()) {
    apiService = APIServiceImpl(userAPI: userAPI)
    userService = UserServiceImpl(apiService: apiService, sessionStore: sessionStore)
  }
}
