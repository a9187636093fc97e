import UserDomain

/// Whatever one module needs of another is known here, and each new way adds a method.
extension AppRouterImpl {
  func showLogin() {
    replaceStack(rootUrn: LoginFactory.urn())
  }

  func showUserAfterSignIn(id: User.ID, links: any LinkHandlerProtocol) {
    replaceStack(rootUrn: UserFactory.urn(userID: id))
    links.openPendingLink()
  }

  func showUserOfFriends(id: User.ID) {
    pushModule(byUrn: UserFactory.urn(userID: id))
  }

  func showFriendsOfUser(id: User.ID) {
    pushModule(byUrn: FriendsFactory.urn(userID: id))
  }

  func showEditNameOfUser(id: User.ID, completion: @escaping (String) -> Void) {
    presentModule(byUrn: EditNameFactory.urn(userID: id), animated: true) { (outcome: ModuleOutcome<User>) in
      if case .finished(let user) = outcome { completion(user.fullName) }
    }
  }

  func closeMissingUser() {
    closeCurrent(animated: true)
  }

  func closeMissingFriends() {
    closeCurrent(animated: true)
  }
}
