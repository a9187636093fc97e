import ScreenKit

/// What a router can show: a screen, or another router's stack of screens.
public protocol Presentable: AnyObject {
  func toPresent() -> ViewController
}

extension ViewController: Presentable {
  public func toPresent() -> ViewController { self }
}
