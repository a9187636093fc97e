import MVVMCLibrary
import ScreenKit

@testable import MVVMCApp

/// A router that records what it is told, and shows nothing.
final class RouterSpy: @MainActor Router {
  private(set) var calls: [String] = []
  /// What is on the stack, and what is presented over it.
  private(set) var modules: [ViewController] = []
  private var presented: (module: ViewController, completion: (() -> Void)?)?
  private let stack = NavigationController()

  func toPresent() -> ViewController { stack }

  func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    record("present", module)
    presented = (module.toPresent(), completion)
  }

  func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    record("push", module)
    modules.append(module.toPresent())
  }

  func setRootModule(_ module: any Presentable, animated: Bool) {
    record("setRootModule", module)
    modules = [module.toPresent()]
  }

  func popModule(animated: Bool) {
    calls.append("popModule")
  }

  func popToRootModule(animated: Bool) {
    calls.append("popToRootModule")
  }

  func dismissModule(animated: Bool, completion: (() -> Void)?) {
    calls.append("dismissModule")
    removePresented()
    completion?()
  }

  /// What a swipe does.
  func removePresented() {
    let completion = presented?.completion
    presented = nil
    completion?()
  }

  private func record(_ verb: String, _ module: any Presentable) {
    calls.append("\(verb) \(name(of: module.toPresent()))")
  }

  private func name(of controller: ViewController) -> String {
    if let stack = controller as? NavigationController {
      return "[\(stack.viewControllers.map(name).joined(separator: ", "))]"
    }
    return controller.restorationIdentifier ?? controller.title ?? "?"
  }
}
