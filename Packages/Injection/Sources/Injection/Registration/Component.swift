import Synchronization

/// A registration as its container keeps it: how to build an instance, and the instance where one is shared.
///
/// No part of it is generic, so that requests need no type made at run time; what depends on the type is in closures.
///
/// Sendable though not checked: what varies is only changed while the container's state is locked, and read without the
/// lock as `isKept` and `Readers` allow. Factories only run where their isolation allows.
class Component: @unchecked Sendable {
  final let type: any Any.Type
  final let carryOut: (Errand) throws -> Void
  final let site: Site
  final let details: Details?
  /// The singleton, once it is whole: the object itself, or a box around a value. Read without a lock if `isKept`.
  private(set) final var kept: AnyObject?
  /// What the factory was seen asking for, the latest first.
  final let learned = Atomic<Unmanaged<LearnedDependency>?>(nil)
  /// Where the key lies in a table.
  final let spread: UInt32
  final let line: UInt32
  /// The place among its container's components.
  final var order: Int32 = 0
  final let scope: Container.Scope
  final let traits: Traits
  final let isKept = Atomic(false)
  /// What has happened so far, as bits.
  private final let history = Atomic<UInt8>(0)

  /// Something that is only remembered to have happened.
  enum Event: UInt8 {
    /// The factory has run to its end, so that what was learned of it is worth something.
    case hasRun = 1
    /// An instance has been given its properties.
    case hasGivenProperties = 2
    /// Code other than factories has asked for an instance.
    case wasAskedFor = 4
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// Instances are of a class, and not values or behind a protocol.
    static let buildsObjects = Traits(rawValue: 1)
    /// The factory asks the container itself.
    static let asksItself = Traits(rawValue: 2)
    /// The key has a name or arguments: this is a `QualifiedComponent`.
    static let isQualified = Traits(rawValue: 4)
    /// The request brings arguments.
    static let takesArguments = Traits(rawValue: 8)
    /// Stands for several that implement a type, of which none is meant.
    static let isAmbiguous = Traits(rawValue: 16)
  }

  init(_ facts: Facts, carryOut: @escaping (Errand) throws -> Void) {
    type = facts.key.type
    spread = facts.key.spread
    scope = facts.scope
    site = facts.site
    line = facts.line
    details = facts.details
    var traits = facts.traits
    if facts.key.takesArguments { traits.insert(.takesArguments) }
    if facts.key.isQualified { traits.insert(.isQualified) }
    self.traits = traits
    self.carryOut = carryOut
  }

  @inline(__always)
  final func note(_ event: Event) {
    // Threads that only read what is known already do not get in each other's way.
    if !has(event) { history.bitwiseOr(event.rawValue, ordering: .relaxed) }
  }

  @inline(__always)
  final func has(_ event: Event) -> Bool {
    history.load(ordering: .relaxed) & event.rawValue != 0
  }

  deinit {
    learned.load(ordering: .acquiring)?.release()
  }

  /// Lets later requests share an instance, and answers the one that it replaces. The container's state is locked.
  final func share(_ instance: AnyObject) -> AnyObject? {
    switch scope {
    case .singleton:
      let old = stopSharing()
      kept = instance
      isKept.store(true, ordering: .releasing)
      return old
    case .weak:
      details?.seen = Erased.referent(of: instance, as: self)
    case .transient, .graph: break
    }
    return nil
  }

  /// The instance that is shared, where there is one: itself, or in a box. The container's state is locked.
  final var shared: AnyObject? {
    if let kept { return kept }
    guard let seen = details?.seen else { return nil }
    return Erased.object(referringTo: seen, as: self)
  }

  /// Stops sharing, and answers what was kept. The container's state is locked.
  final func stopSharing() -> AnyObject? {
    details?.seen = nil
    guard isKept.exchange(false, ordering: .sequentiallyConsistent) else { return nil }
    Readers.waitUntilGone()
    let old = kept
    kept = nil
    return old
  }

  /// Whether a request for a key means this one.
  @inline(__always)
  final func answers(_ key: Container.Key, spread: UInt32) -> Bool {
    guard self.spread == spread, type == key.type else { return false }
    guard traits.contains(.isQualified) else { return !key.isQualified }
    // The trait says of which class it is.
    let qualified = unsafeDowncast(self, to: QualifiedComponent.self)
    return qualified.arguments == key.arguments && qualified.name == key.name
  }
}
