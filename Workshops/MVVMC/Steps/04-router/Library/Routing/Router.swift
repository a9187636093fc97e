/// Shows modules on one stack of screens, and takes them away again.
public protocol Router: Presentable {
  func present(_ module: any Presentable)

  func push(_ module: any Presentable)

  func popModule()

  /// Dismisses what is presented over the stack, with all that is presented over that.
  func dismissModule()

  /// Makes the module the only one on the stack.
  func setRootModule(_ module: any Presentable)

  func popToRootModule()
}
