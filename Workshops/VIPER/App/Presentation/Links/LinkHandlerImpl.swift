import UserDomain

final class LinkHandlerImpl: LinkHandlerProtocol {
  private let router: any AppRouterProtocol
  private let userService: any UserService
  private var pendingLink: ModuleLink?

  init(router: any AppRouterProtocol, userService: any UserService) {
    self.router = router
    self.userService = userService
  }

  func open(_ link: ModuleLink) throws(ModuleRefusal) {
    guard let userID = userService.signedInUserID else {
      pendingLink = link
      return
    }
    if let refusal = refusal(of: link, for: userID) { throw refusal }
  }

  func openPendingLink() {
    guard let link = pendingLink, let userID = userService.signedInUserID else { return }
    pendingLink = nil
    if let refusal = refusal(of: link, for: userID) { print("the link \(link.urn) is not followed: \(refusal)") }
  }

  /// Follows the link. A module that is refused says so before the router returns.
  private func refusal(of link: ModuleLink, for userID: User.ID) -> ModuleRefusal? {
    let isOwnScreen = link.urn == UserFactory.urn(userID: userID)
    var refusal: ModuleRefusal?
    router.openModule(
      byUrn: link.urn, as: link.presentation ?? (isOwnScreen ? .root : nil), animated: true
    ) { outcome in
      if case .refused(let reason) = outcome { refusal = reason }
    }
    return refusal
  }
}
