import Foundation
import Routing
import UserDomain

final class LinkHandlerImpl: LinkHandlerProtocol {
  private let router: any AppRouterProtocol
  private let userService: any UserService
  private let urlScheme: String
  private var pendingLink: ModuleLink?

  init(router: any AppRouterProtocol, userService: any UserService, urlScheme: String) {
    self.router = router
    self.userService = userService
    self.urlScheme = urlScheme
  }

  func open(_ link: ModuleLink) throws(ModuleRefusal) {
    guard let userID = userService.signedInUserID else {
      pendingLink = link
      return
    }
    try follow(link, for: userID)
  }

  func openPendingLink() {
    guard let link = pendingLink, let userID = userService.signedInUserID else { return }
    pendingLink = nil
    do throws(ModuleRefusal) {
      try follow(link, for: userID)
    } catch {
      print("the link \(link.url) is not followed: \(error)")
    }
  }

  private func follow(_ link: ModuleLink, for userID: User.ID) throws(ModuleRefusal) {
    let urn = try urn(of: link)
    if let id = urn.segments.dropFirst().first, User.ID(id) == nil { throw .notAUserID(id) }
    let isOwnScreen = urn == UserFactory.urn(userID: userID)
    try router.openModule(byUrn: urn, as: link.presentation ?? (isOwnScreen ? .root : nil), animated: true)
  }

  private func urn(of link: ModuleLink) throws(ModuleRefusal) -> ModuleURN {
    do throws(RoutingError) {
      guard link.url.scheme == urlScheme else {
        throw .foreignScheme(link: link.url.absoluteString, expected: urlScheme)
      }
      return try ModuleURN(parsing: link.url.path(percentEncoded: true))
    } catch {
      throw .route(error)
    }
  }
}
