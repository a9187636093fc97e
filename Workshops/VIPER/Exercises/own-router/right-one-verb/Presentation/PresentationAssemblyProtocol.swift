/// What all modules use to show things. It lives as long as the app.
protocol PresentationAssemblyProtocol {
  var router: any AppRouterProtocol { get }
}
