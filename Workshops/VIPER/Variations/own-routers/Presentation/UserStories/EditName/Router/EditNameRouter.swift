final class EditNameRouter: EditNameRouterInput {
  private let appRouter: any AppRouterProtocol

  init(appRouter: any AppRouterProtocol) {
    self.appRouter = appRouter
  }

  func close() {
    appRouter.dismissCurrent(animated: true)
  }
}
