/// All the services there are. They live as long as the app.
protocol ServicesAssemblyProtocol {
  var apiService: any APIService { get }
  var userService: any UserService { get }
}
