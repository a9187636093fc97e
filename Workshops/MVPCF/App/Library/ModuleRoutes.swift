import ScreenKit

/// The ways out of a module, as closures. Only the coordinator assigns them, all of them before it shows the module.
@MainActor public protocol ModuleRoutes: AnyObject {
  var viewController: ViewController { get }
}

extension ModuleRoutes where Self: ViewController {
  public var viewController: ViewController { self }
}
