final class PresentationAssemblyImpl: PresentationAssemblyProtocol {
  private let makeRouter: () -> any AppRouterProtocol

  init(makeRouter: @escaping () -> any AppRouterProtocol) {
    self.makeRouter = makeRouter
  }

  var router: any AppRouterProtocol { makeRouter() }
}
