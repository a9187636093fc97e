@testable import MVVMFCApp

final class LinkServiceSpy: LinkServiceProtocol {
  private(set) var heldLinks: [DeepLink] = []
  private(set) var followCount = 0

  func hold(_ link: DeepLink) {
    heldLinks.append(link)
  }

  func followPendingLink() {
    followCount += 1
  }
}
