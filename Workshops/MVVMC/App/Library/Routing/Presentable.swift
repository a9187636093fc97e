import ScreenKit

/// What a router can show: a screen, or another router's stack of screens.
protocol Presentable: AnyObject {
  func toPresent() -> ViewController
}

extension ViewController: Presentable {
  func toPresent() -> ViewController { self }
}
