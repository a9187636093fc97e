/// Keeps a link that came while nobody was signed in.
final class LinkService: LinkServiceProtocol {
  private var pendingLink: (() -> Void)?

  /// Keeps the link for later; the one that waited until now is forgotten.
  func hold(_ link: @escaping () -> Void) {
    pendingLink = link
  }

  func followPendingLink() {
    let link = pendingLink
    pendingLink = nil
    link?()
  }
}
