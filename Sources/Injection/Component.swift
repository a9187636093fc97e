import Synchronization

/// A registration as its container keeps it: what it answers to, and the instance where one is shared.
///
/// Sendable though not checked: what varies is only touched while the container's state is locked, and factories only
/// run where their isolation allows.
class Component: @unchecked Sendable {
  /// What was said at the registration, whatever the type.
  struct Facts: Sendable {
    let key: Container.Key
    let scope: Container.Scope
    /// The actor that the factory runs on.
    let isolation: ObjectIdentifier?
    let origin: Origin
    /// The types of the factory's parameters; nothing where it asks the container itself.
    let parameters: [any Any.Type]?
    var forwardsTo: Container.Key?
    /// Whether instances are given properties after they were built.
    var givesProperties = false
  }

  let facts: Facts
  /// The place among its container's registrations.
  var order = 0
  /// The singleton, once it is whole.
  var kept: AnyObject?
  /// The instance of a weak registration.
  weak var seen: AnyObject?
  /// What the factory was seen asking for.
  private let learned = Mutex<[Dependency]>([])
  /// Whether the factory has run to its end, so that what was learned of it is worth something.
  let hasRun = Atomic(false)
  /// Whether an instance has been given its properties.
  let hasGivenProperties = Atomic(false)
  /// Whether it was asked for by other code than factories.
  let isEntryPoint = Atomic(false)

  var key: Container.Key { facts.key }
  var scope: Container.Scope { facts.scope }
  var isolation: ObjectIdentifier? { facts.isolation }

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// Stops sharing, and answers what was kept.
  func forget() -> AnyObject? {
    let old = kept
    (kept, seen) = (nil, nil)
    return old
  }

  func learn(_ dependency: Dependency) {
    learned.withLock { if !$0.contains(dependency) { $0.append(dependency) } }
  }

  var record: RegistrationRecord {
    let declared = (facts.parameters ?? []).map { Dependency(parameter: $0) }
    return RegistrationRecord(
      key: key, scope: scope, origin: facts.origin, forwardsTo: facts.forwardsTo,
      asksItself: facts.parameters == nil, hasRun: hasRun.load(ordering: .relaxed),
      givesProperties: facts.givesProperties, hasGivenProperties: hasGivenProperties.load(ordering: .relaxed),
      isEntryPoint: isEntryPoint.load(ordering: .relaxed), dependencies: declared + learned.withLock { $0 })
  }
}
