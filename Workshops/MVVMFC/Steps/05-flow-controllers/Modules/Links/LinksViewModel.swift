import UserDomain

final class LinksViewModel {
  private let flowController: any LinksFlowControllerProtocol
  private let sessionService: any SessionServiceProtocol
  private let linkService: any LinkServiceProtocol

  init(
    flowController: any LinksFlowControllerProtocol, sessionService: any SessionServiceProtocol,
    linkService: any LinkServiceProtocol
  ) {
    self.flowController = flowController
    self.sessionService = sessionService
    self.linkService = linkService
  }

  /// Follows a link, at once or after sign-in.
  ///
  /// - Throws: `RouteError` when the link leads nowhere. The screen then has not changed.
  func open(_ link: DeepLink) throws(RouteError) {
    guard let userID = sessionService.userID else { return linkService.hold(link) }
    switch link.route {
    case .login:
      throw .signedInAlready
    case .user(userID) where link.presentation == .automatic:
      flowController.goToUser(id: userID)
    case .user(let id):
      flowController.showUser(id: id, modally: link.presentation == .modal)
    case .friends(let id):
      flowController.showFriends(userID: id, modally: link.presentation == .modal)
    case .editName(userID):
      flowController.showEditName(userID: userID)
    case .editName(let id):
      throw .nameOfAnother(id)
    }
  }

  /// Says what has happened, and follows the link when the person wants to see it.
  ///
  /// - Parameter link: `nil` where there is nothing to see.
  func receive(_ text: String, leadingTo link: DeepLink?) {
    flowController.showNotification(text) { [weak self] in
      if let link { self?.follow(link) }
    }
  }

  private func follow(_ link: DeepLink) {
    do {
      try open(link)
    } catch {
      print("the link \(link.route) is not followed: \(error)")
    }
  }
}

extension LinksViewModel: LinkServiceDelegate {
  func linkService(_ linkService: any LinkServiceProtocol, follow link: DeepLink) {
    follow(link)
  }
}
