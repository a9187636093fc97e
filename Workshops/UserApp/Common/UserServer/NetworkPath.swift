/// Whether there is a way to the server, which a device knows without asking the server anything.
public protocol NetworkPath: AnyObject {
  var isAvailable: Bool { get }
  /// Called when that changes. There is one observer.
  var onChange: ((Bool) -> Void)? { get set }
}
