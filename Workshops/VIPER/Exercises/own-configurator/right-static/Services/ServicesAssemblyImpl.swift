import UserDomain

final class ServicesAssemblyImpl: ServicesAssemblyProtocol {
  let apiService: any APIService
  let userService: any UserService

  init(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) {
    apiService = APIServiceImpl(userAPI: userAPI, clock: clock)
    userService = UserServiceImpl(apiService: apiService, sessionStore: sessionStore)
  }
}
