@testable import MVVMFCApp

final class LinkServiceSpy: LinkServiceProtocol {
  private(set) var followCount = 0

  func followPendingLink() {
    followCount += 1
  }
}
