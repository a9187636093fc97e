import UserDomain

final class FriendsRouter: FriendsRouterInput {
  private let appRouter: any AppRouterProtocol

  init(appRouter: any AppRouterProtocol) {
    self.appRouter = appRouter
  }

  func openUser(_ id: User.ID) {
    appRouter.pushModule(byUrn: UserFactory.urn(userID: id))
  }

  func close() {
    appRouter.closeCurrent(animated: true)
  }
}
