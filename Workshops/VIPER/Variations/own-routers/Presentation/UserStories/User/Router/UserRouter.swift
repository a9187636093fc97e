import UserDomain

final class UserRouter: UserRouterInput {
  private let appRouter: any AppRouterProtocol

  init(appRouter: any AppRouterProtocol) {
    self.appRouter = appRouter
  }

  func openEditName(of id: User.ID, completion: @escaping ModuleCompletionHandler<User>) {
    appRouter.presentModule(byUrn: EditNameFactory.urn(userID: id), animated: true, completion: completion)
  }

  func openFriends(of id: User.ID) {
    appRouter.pushModule(byUrn: FriendsFactory.urn(userID: id))
  }

  func openLogin() {
    appRouter.replaceStack(rootUrn: LoginFactory.urn())
  }

  func close() {
    appRouter.closeCurrent(animated: true)
  }
}
