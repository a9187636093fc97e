final class PresentationAssemblyImpl: PresentationAssemblyProtocol {
  let router: any AppRouterProtocol
  let links: any LinkHandlerProtocol

  init(router: any AppRouterProtocol, userService: any UserService) {
    self.router = router
    self.links = LinkHandlerImpl(router: router, userService: userService)
  }
}
