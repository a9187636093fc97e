/// A registration as its container keeps it: how to build an instance, and the instance if it is shared.
///
/// No part of it is generic, so that a request need not make types at run time. There are many, so what few of them have is
/// in subclasses.
///
/// Sendable although unchecked: what varies is only touched under the lock of its container's tree, which is why its
/// exclusivity is not checked once more. Factories only run where their isolation allows.
class Component: @unchecked Sendable {
  final let type: any Any.Type
  final let site: RegistrationSite
  /// The singleton, once it is complete: the object itself, or a box around a value.
  @exclusivity(unchecked)
  private(set) final var kept: AnyObject?
  final let factory: Factory
  final let scope: Container.Scope
  final let traits: Traits
  @exclusivity(unchecked)
  final var history: History = []
  /// Where the key belongs in a table.
  final let hash: UInt32
  final let line: UInt32
  /// The place among its container's components, which a removal changes.
  final var order: Int32 = 0

  /// What was given at a registration, other than what has to be retained.
  struct Facts {
    let hash: UInt32
    let line: UInt32
    let scope: Container.Scope
    var traits: Traits = []
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// Instances are of a class, and not values or behind a protocol.
    static let buildsObjects = Traits(rawValue: 1)
    /// The factory asks the container itself.
    static let asksItself = Traits(rawValue: 2)
    /// The key has a name or arguments: this is a `NamedComponent`.
    static let isQualified = Traits(rawValue: 4)
    /// The factory takes arguments of its own: this is a `FullComponent`.
    static let takesArguments = Traits(rawValue: 8)
    /// Stands for several that implement a type, of which none is meant.
    static let isAmbiguous = Traits(rawValue: 16)
    /// Only another name of a registration.
    static let isAlias = Traits(rawValue: 32)
    /// This is a `FullComponent`.
    static let isFull = Traits(rawValue: 64)
  }

  /// What has happened to a registration so far.
  struct History: OptionSet {
    let rawValue: UInt8

    /// The factory has run to its end, so that what was learned of it is worth something.
    static let hasRun = History(rawValue: 1)
    /// An instance has been given its properties.
    static let hasGivenProperties = History(rawValue: 2)
    /// Code other than factories has asked for an instance.
    static let wasAskedFor = History(rawValue: 4)
  }

  fileprivate init(
    _ type: any Any.Type, _ facts: Facts, at site: Unmanaged<RegistrationSite>, _ factory: consuming Factory
  ) {
    self.type = type
    hash = facts.hash
    line = facts.line
    scope = facts.scope
    traits = facts.traits
    self.site = site.takeUnretainedValue()
    self.factory = factory
  }

  /// Whether a request for a key means this one.
  @inline(__always)
  final func answers(_ key: Container.Key, hash: UInt32) -> Bool {
    guard self.hash == hash, type == key.type else { return false }
    guard traits.contains(.isQualified) else { return !key.isQualified }
    // The trait says of which class it is, here and below.
    guard unsafeDowncast(self, to: NamedComponent.self).name == key.name else { return false }
    return traits.contains(.takesArguments)
      ? unsafeDowncast(self, to: FullComponent.self).arguments == key.arguments : !key.takesArguments
  }
}

/// A registration whose key may have a name.
private class NamedComponent: Component, @unchecked Sendable {
  final let name: String?

  init(
    _ key: Container.Key, _ facts: Facts, at site: Unmanaged<RegistrationSite>, _ factory: consuming Factory
  ) {
    name = key.name
    super.init(key.type, facts, at: site, factory)
  }
}

/// A registration that has what most have not.
private final class FullComponent: NamedComponent, @unchecked Sendable {
  let arguments: any Any.Type
  let storedExtras: RegistrationExtras?
  @exclusivity(unchecked)
  var storedLearned: [LearnedDependency] = []

  init(
    _ key: Container.Key, _ facts: Facts, at site: Unmanaged<RegistrationSite>,
    _ extras: consuming RegistrationExtras?, _ factory: consuming Factory
  ) {
    arguments = key.arguments
    storedExtras = extras
    super.init(key, facts, at: site, factory)
  }
}

extension Component {
  /// A component, of the class that its key needs.
  ///
  /// - Parameter site: retained by the component only, since there are many.
  static func make(
    _ key: Container.Key, _ facts: Facts, at site: Unmanaged<RegistrationSite>,
    extras: consuming RegistrationExtras? = nil, _ factory: consuming Factory
  ) -> Component {
    var facts = facts
    if key.takesArguments { facts.traits.formUnion([.takesArguments, .isQualified]) }
    if key.name != nil { facts.traits.insert(.isQualified) }
    if extras != nil || !facts.traits.isDisjoint(with: [.asksItself, .takesArguments]) {
      facts.traits.insert(.isFull)
      return FullComponent(key, facts, at: site, extras, factory)
    }
    return facts.traits.contains(.isQualified)
      ? NamedComponent(key, facts, at: site, factory) : Component(key.type, facts, at: site, factory)
  }

  /// Rarely used properties; nil if there are none.
  @inline(__always)
  final var extras: RegistrationExtras? {
    traits.contains(.isFull) ? unsafeDowncast(self, to: FullComponent.self).storedExtras : nil
  }

  /// What stands in the table for several that implement a key's type.
  static func ambiguity(of component: Component) -> Component {
    let facts = Facts(hash: component.hash, line: component.line, scope: .transient, traits: .isAmbiguous)
    return .make(component.key, facts, at: .passUnretained(component.site), .serving { _ in })
  }

  /// What takes the place of this one in its container: the same registration, with more that is done to each instance, or
  /// with another factory. Without an instance.
  func successor(_ newFactory: Factory? = nil, finish: RegistrationExtras.Finish? = nil) -> Component {
    with(
      RegistrationExtras(
        forwardsTo: extras?.forwardsTo, finishes: (extras?.finishes ?? []) + (finish.map { [$0] } ?? []),
        original: extras?.original, identity: identity, replaced: extras?.replaced,
        asynchronous: extras?.asynchronous),
      newFactory)
  }

  /// The same registration for another container. Without an instance.
  func copy() -> Component {
    with(
      RegistrationExtras(
        forwardsTo: extras?.forwardsTo, finishes: extras?.finishes ?? [], original: original, identity: identity,
        replaced: extras?.replaced, asynchronous: extras?.asynchronous?.copy()))
  }

  private func with(_ extras: RegistrationExtras, _ newFactory: Factory? = nil) -> Component {
    let facts = Facts(hash: hash, line: line, scope: scope, traits: traits.subtracting(.isFull))
    return .make(key, facts, at: .passUnretained(site), extras: extras, newFactory ?? factory)
  }

  var key: Container.Key {
    guard traits.contains(.isQualified) else { return Container.Key(type, name: nil) }
    let name = unsafeDowncast(self, to: NamedComponent.self).name
    guard traits.contains(.takesArguments) else { return Container.Key(type, name: name) }
    return Container.Key(type, name: name, arguments: unsafeDowncast(self, to: FullComponent.self).arguments)
  }

  var isForwarding: Bool { extras?.forwardsTo != nil || traits.contains(.isAmbiguous) }

  /// Whether it is, for `all`, what another is in another container: the registration of its key, or what says that this
  /// implements the type.
  func answersAsOneOfAll(like other: Component) -> Bool {
    key == other.key && extras?.forwardsTo == other.extras?.forwardsTo
  }

  /// Whether a registration that is made now replaces this one. The same line run again replaces nothing.
  func isReplaced(from site: RegistrationSite, line: UInt32) -> Bool {
    !isForwarding && !(self.line == line && self.site.fileID.isSame(as: site.fileID))
  }

  /// Itself, or the registration that this is a copy of.
  var original: Component { extras?.original ?? self }

  /// What handles know the registration by: the component that it was made with, in whatever container.
  var identity: Component { extras?.identity ?? self }

  var origin: Origin { Origin(site, line: line) }
}

/// The shared instance. All of it is only touched under the lock.
extension Component {
  /// Lets later requests share an instance, and returns the one that it replaces.
  final func share(_ instance: AnyObject) -> AnyObject? {
    switch scope {
    case .singleton:
      let old = kept
      kept = instance
      return old
    case .weak: extras?.weakInstance = ErasedInstance.referent(of: instance, as: self)
    case .transient, .graph: break
    }
    return nil
  }

  /// The instance that is shared, itself or in a box; nil if there is none.
  final var shared: AnyObject? {
    if let kept { return kept }
    guard let object = extras?.weakInstance else { return nil }
    return ErasedInstance.object(referringTo: object, as: self)
  }

  /// Stops sharing, and returns what was kept.
  final func stopSharing() -> AnyObject? {
    extras?.weakInstance = nil
    return kept.take()
  }

  /// Goes on with what a component that it takes the place of has built and learned.
  ///
  /// - Returns: What was retained meanwhile, and must not be released under the lock.
  final func takeOver(_ old: Component) -> AnyObject? {
    kept = old.kept.take()
    let weakInstance = old.extras?.weakInstance
    extras?.weakInstance = weakInstance
    learned = old.learned
    history = old.history
    return weakInstance
  }
}

/// What a factory was seen asking for.
struct LearnedDependency: Hashable {
  let key: Container.Key
  let need: Dependency.Need
}

extension Component {
  /// More than these are not remembered: a factory that makes up names would fill the memory.
  private static var mostLearned: Int { 64 }

  /// What the factory was seen asking for. Under the lock.
  ///
  /// Only factories that ask themselves do so, and what gives an instance its properties; those are full components.
  private(set) final var learned: [LearnedDependency] {
    get { traits.contains(.isFull) ? unsafeDowncast(self, to: FullComponent.self).storedLearned : [] }
    set { if traits.contains(.isFull) { unsafeDowncast(self, to: FullComponent.self).storedLearned = newValue } }
  }

  /// Whether a dependency need not be learned any more. Under the lock.
  @inline(__always)
  final func hasLearned(_ key: Container.Key, _ need: Dependency.Need) -> Bool {
    learned.count >= Self.mostLearned || learned.contains { $0.need == need && $0.key == key }
  }

  /// Remembers what the factory was seen asking for. Under the lock.
  final func learn(_ key: Container.Key, _ need: Dependency.Need) {
    if !hasLearned(key, need) { learned.append(LearnedDependency(key: key, need: need)) }
  }

  /// Remembers what was learned of the registration, and of the one that this is a copy of. Under the lock.
  final func note(_ event: History) {
    history.insert(event)
    original.history.insert(event)
  }

  /// What is known of the registration. Under the lock.
  final func record(parameters: [any Any.Type]) -> RegistrationRecord {
    let finishes = extras?.finishes ?? []
    let declared =
      parameters.map { Dependency(parameter: $0) } + finishes.compactMap(\.need).map { Dependency(property: $0) }
    let learned = original.learned.map(Dependency.init).filter { new in
      !declared.contains { $0.key == new.key && $0.need == new.need }
    }
    return RegistrationRecord(
      id: ObjectIdentifier(original), key: key, scope: scope, origin: origin, forwardsTo: extras?.forwardsTo,
      isAlias: traits.contains(.isAlias), replaced: extras?.replaced, asksItself: traits.contains(.asksItself),
      hasRun: original.history.contains(.hasRun), givesProperties: finishes.contains { $0.need == nil },
      hasGivenProperties: original.history.contains(.hasGivenProperties),
      isEntryPoint: history.contains(.wasAskedFor),
      dependencies: declared + learned)
  }

  /// The types that the factory is given.
  var parameters: [any Any.Type] {
    var parameters: [any Any.Type] = []
    try? factory.serve(.listParameters { parameters.append($0) }, type: type)
    return parameters
  }
}
