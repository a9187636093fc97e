import ScreenKit

@testable import ViperApp

/// Writes down where it is sent, and keeps the completions for the test to call.
final class RouterSpy: AppRouterProtocol {
  /// Why modules are refused, where a test wants that.
  var refusal: ModuleRefusal?
  private(set) var calls: [String] = []
  private(set) var completions: [ModuleCompletionHandler?] = []

  func pushModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    calls.append("push \(urn)")
    completions.append(completion)
  }

  func presentModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    calls.append("present \(urn)")
    completions.append(completion)
  }

  func replaceStack(rootUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    calls.append("replace \(urn)")
    completions.append(completion)
  }

  func openModule(
    byUrn urn: String, as presentation: ModulePresentation?, animated: Bool, completion: ModuleCompletionHandler?
  ) {
    calls.append(["open", urn, presentation.map { "\($0)" }].compactMap(\.self).joined(separator: " "))
    completions.append(completion)
    if let refusal { completion?(.refused(refusal)) }
  }

  func popToViewController(_ controller: ViewController, animated: Bool) {
    calls.append("pop to")
  }

  func popCurrent(animated: Bool) {
    calls.append("pop")
  }

  func dismissCurrent(animated: Bool) {
    calls.append("dismiss")
  }

  func closeCurrent(animated: Bool) {
    calls.append("close")
  }
}
