import UserDomain

final class LoginRouter: LoginRouterInput {
  private let appRouter: any AppRouterProtocol

  init(appRouter: any AppRouterProtocol) {
    self.appRouter = appRouter
  }

  func openUser(_ id: User.ID) {
    appRouter.replaceStack(rootUrn: UserFactory.urn(userID: id))
  }
}
