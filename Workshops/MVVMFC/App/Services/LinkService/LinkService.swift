final class LinkService: LinkServiceProtocol {
  weak var delegate: (any LinkServiceDelegate)?
  private var pendingLink: DeepLink?

  func hold(_ link: DeepLink) {
    pendingLink = link
  }

  func followPendingLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    delegate?.linkService(self, follow: link)
  }
}
