/// A registration as its container keeps it: what it answers to, and the instance where one is shared.
///
/// Sendable though not checked: what varies is only touched while the container's state is locked, and factories only
/// run where their isolation allows.
class Component: @unchecked Sendable {
  let key: Container.Key
  let scope: Container.Scope
  /// The actor that the factory runs on.
  let isolation: ObjectIdentifier?
  /// The place among its container's registrations.
  var order = 0
  /// The singleton, once it is whole.
  var kept: AnyObject?
  /// The instance of a weak registration.
  weak var seen: AnyObject?

  init(key: Container.Key, scope: Container.Scope, isolation: ObjectIdentifier?) {
    self.key = key
    self.scope = scope
    self.isolation = isolation
  }

  /// Stops sharing, and answers what was kept.
  func forget() -> AnyObject? {
    let old = kept
    (kept, seen) = (nil, nil)
    return old
  }
}
