@testable import ViperApp

final class LinkHandlerSpy: LinkHandlerProtocol {
  private(set) var calls: [String] = []

  func open(_ link: ModuleLink) throws(ModuleRefusal) {
    calls.append("open \(link.url)")
  }

  func openPendingLink() {
    calls.append("open pending")
  }
}
