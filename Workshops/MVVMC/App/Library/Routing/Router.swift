/// Shows modules on one stack of screens, and takes them away again.
///
/// A module's `completion` is called once, when the module has gone, whichever way it went: by the router, by the back
/// button, or by a swipe.
public protocol Router: Presentable {
  func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?)

  func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?)

  func popModule(animated: Bool)

  /// Dismisses what is presented over the stack, with all that is presented over that.
  ///
  /// - Parameter completion: called when nothing is in the way any more; at once if nothing was.
  func dismissModule(animated: Bool, completion: (() -> Void)?)

  /// Makes the module the only one on the stack.
  func setRootModule(_ module: any Presentable, animated: Bool)

  func popToRootModule(animated: Bool)
}

public extension Router {
  func present(_ module: any Presentable, completion: (() -> Void)? = nil) {
    present(module, animated: true, completion: completion)
  }

  func push(_ module: any Presentable, hideBottomBar: Bool = false, completion: (() -> Void)? = nil) {
    push(module, animated: true, hideBottomBar: hideBottomBar, completion: completion)
  }

  func popModule() {
    popModule(animated: true)
  }

  func dismissModule(completion: (() -> Void)? = nil) {
    dismissModule(animated: true, completion: completion)
  }

  func setRootModule(_ module: any Presentable) {
    setRootModule(module, animated: false)
  }

  func popToRootModule() {
    popToRootModule(animated: true)
  }
}
