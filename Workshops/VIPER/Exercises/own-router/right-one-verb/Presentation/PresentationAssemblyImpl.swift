final class PresentationAssemblyImpl: PresentationAssemblyProtocol {
  let router: any AppRouterProtocol

  init(router: any AppRouterProtocol) {
    self.router = router
  }
}
