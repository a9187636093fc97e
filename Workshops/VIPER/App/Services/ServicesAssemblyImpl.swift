import UserDomain

final class ServicesAssemblyImpl: ServicesAssemblyProtocol {
  let apiService: any APIService
  let userService: any UserService

  init(userAPI: any UserAPI, sessionStore: any SessionStore) {
    apiService = APIServiceImpl(userAPI: userAPI)
    userService = UserServiceImpl(apiService: apiService, sessionStore: sessionStore)
  }
}
