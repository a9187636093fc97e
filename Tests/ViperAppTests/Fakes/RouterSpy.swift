import Routing

@testable import ViperApp

/// Writes down where it is sent, and keeps the last completion for the test to call.
final class RouterSpy: AppRouterProtocol {
  /// Why modules are refused, if a test wants them to be.
  var refusal: ModuleRefusal?
  private(set) var calls: [String] = []
  private var lastCompletion: Any?

  /// The completion that was passed last, by the type of what it expects.
  func completion<Value>(_ type: Value.Type) -> ModuleCompletionHandler<Value>? {
    lastCompletion as? ModuleCompletionHandler<Value>
  }

  func pushModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    calls.append("push \(urn)")
    lastCompletion = completion
  }

  func presentModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    calls.append("present \(urn)")
    lastCompletion = completion
  }

  func replaceStack<Value>(rootUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    calls.append("replace \(urn)")
    lastCompletion = completion
  }

  func openModule(byUrn urn: ModuleURN, as presentation: ModulePresentation?, animated: Bool) throws(ModuleRefusal) {
    calls.append(["open", urn.description, presentation.map { "\($0)" }].compactMap(\.self).joined(separator: " "))
    if let refusal { throw refusal }
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
