/// A registration as its container keeps it: how to build an instance, and the instance if it is shared.
///
/// No part of it is generic, so that a request need not make types at run time; what depends on the type is in closures.
///
/// Sendable although unchecked: what varies is only touched under the lock of its container's tree, which is why its
/// exclusivity is not checked once more. Factories only run where their isolation allows.
class Component: @unchecked Sendable {
  final let type: any Any.Type
  final let serve: (FactoryRequest) throws -> Void
  final let site: RegistrationSite
  final let extras: RegistrationExtras?
  /// The singleton, once it is complete: the object itself, or a box around a value.
  @exclusivity(unchecked)
  private(set) final var kept: AnyObject?
  /// What the factory was seen asking for.
  @exclusivity(unchecked)
  private(set) final var learned: [LearnedDependency] = []
  /// Where the key belongs in a table.
  final let hash: UInt32
  final let line: UInt32
  /// The place among its container's components.
  final var order: Int32 = 0
  final let scope: Container.Scope
  final let traits: Traits
  @exclusivity(unchecked)
  final var history: History = []

  /// What was given at a registration, whatever the type.
  struct Facts {
    let key: Container.Key
    let hash: UInt32
    let scope: Container.Scope
    let site: RegistrationSite
    let line: UInt32
    var extras: RegistrationExtras?
    var traits: Traits = []
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// Instances are of a class, and not values or behind a protocol.
    static let buildsObjects = Traits(rawValue: 1)
    /// The factory asks the container itself.
    static let asksItself = Traits(rawValue: 2)
    /// The key has a name or arguments: this is a `QualifiedComponent`.
    static let isQualified = Traits(rawValue: 4)
    /// The factory takes arguments of its own.
    static let takesArguments = Traits(rawValue: 8)
    /// Stands for several that implement a type, of which none is meant.
    static let isAmbiguous = Traits(rawValue: 16)
    /// Only another name of a registration.
    static let isAlias = Traits(rawValue: 32)
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

  fileprivate init(_ facts: borrowing Facts, serve: @escaping (FactoryRequest) throws -> Void) {
    type = facts.key.type
    hash = facts.hash
    scope = facts.scope
    site = facts.site
    line = facts.line
    extras = facts.extras
    var traits = facts.traits
    if facts.key.takesArguments { traits.insert(.takesArguments) }
    if facts.key.isQualified { traits.insert(.isQualified) }
    self.traits = traits
    self.serve = serve
  }

  /// Whether a request for a key means this one.
  @inline(__always)
  final func answers(_ key: Container.Key, hash: UInt32) -> Bool {
    guard self.hash == hash, type == key.type else { return false }
    guard traits.contains(.isQualified) else { return !key.isQualified }
    // The trait says of which class it is.
    let qualified = unsafeDowncast(self, to: QualifiedComponent.self)
    return qualified.arguments == key.arguments && qualified.name == key.name
  }
}

/// A registration whose key has more than a type.
private final class QualifiedComponent: Component, @unchecked Sendable {
  let name: String?
  let arguments: any Any.Type

  override init(_ facts: borrowing Facts, serve: @escaping (FactoryRequest) throws -> Void) {
    name = facts.key.name
    arguments = facts.key.arguments
    super.init(facts, serve: serve)
  }
}

/// Rarely used properties of a registration, stored apart to keep `Component` small.
final class RegistrationExtras {
  /// The key whose registration answers, if this one only says that it implements the type.
  let forwardsTo: Container.Key?
  /// What is done to an instance once it is built.
  let finishes: [Finish]
  /// The registration that this is a copy of.
  let original: Component?
  /// Where the registration was made that this one took the place of.
  let replaced: Origin?
  /// What builds the instance if that takes awaiting.
  let asynchronous: AsynchronousFactory?
  /// The instance of a weak registration. Only touched under the lock.
  weak var weakInstance: AnyObject?

  /// Gives an instance what its initialiser could not.
  struct Finish {
    let isolation: ObjectIdentifier?
    /// What it asks for, if that is known without doing it.
    let need: Container.Key?
    /// Retains the instance at an address, to be finished later.
    let prepare: (UnsafeRawPointer) -> (Container) throws -> Void
  }

  init(
    forwardsTo: Container.Key? = nil, finishes: [Finish] = [], original: Component? = nil, replaced: Origin? = nil,
    asynchronous: AsynchronousFactory? = nil
  ) {
    self.forwardsTo = forwardsTo
    self.finishes = finishes
    self.original = original
    self.replaced = replaced
    self.asynchronous = asynchronous
  }

  /// The same for a component that takes the place of this one's.
  func adding(_ finish: Finish? = nil) -> RegistrationExtras {
    RegistrationExtras(
      forwardsTo: forwardsTo, finishes: finishes + (finish.map { [$0] } ?? []), original: original, replaced: replaced,
      asynchronous: asynchronous)
  }
}

extension Component {
  /// A component, of the class that its key needs.
  static func make(_ facts: borrowing Facts, serve: @escaping (FactoryRequest) throws -> Void) -> Component {
    guard facts.key.isQualified else { return Component(facts, serve: serve) }
    return QualifiedComponent(facts, serve: serve)
  }

  /// What stands in the table for several that implement a key's type.
  static func ambiguity(of component: Component) -> Component {
    let facts = Facts(
      key: component.key, hash: component.hash, scope: .transient, site: component.site, line: component.line,
      traits: .isAmbiguous)
    return .make(facts) { _ in }
  }

  /// The same registration with other extras, and perhaps another factory, and without an instance.
  func with(_ extras: RegistrationExtras?, serve: ((FactoryRequest) throws -> Void)? = nil) -> Component {
    let facts = Facts(key: key, hash: hash, scope: scope, site: site, line: line, extras: extras, traits: traits)
    return .make(facts, serve: serve ?? self.serve)
  }

  var key: Container.Key {
    guard let qualified = self as? QualifiedComponent else { return Container.Key(type, name: nil) }
    return Container.Key(type, name: qualified.name, arguments: qualified.arguments)
  }

  var isForwarding: Bool { extras?.forwardsTo != nil || traits.contains(.isAmbiguous) }

  /// Whether a registration that is made now replaces this one. The same line run again replaces nothing.
  func isReplaced(from site: RegistrationSite, line: UInt32) -> Bool {
    !isForwarding && !(self.line == line && self.site.fileID.isSame(as: site.fileID))
  }

  /// Itself, or the registration that this is a copy of.
  var original: Component { extras?.original ?? self }

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
  final func takeOver(_ old: Component) {
    kept = old.kept.take()
    extras?.weakInstance = old.extras?.weakInstance
    learned = old.learned
    history = old.history
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

  /// Whether a dependency need not be learned any more. Under the lock.
  @inline(__always)
  final func hasLearned(_ key: Container.Key, _ need: Dependency.Need) -> Bool {
    learned.count >= Self.mostLearned || learned.contains { $0.need == need && $0.key == key }
  }

  /// Remembers what the factory was seen asking for. Under the lock.
  final func learn(_ key: Container.Key, _ need: Dependency.Need) {
    if !hasLearned(key, need) { learned.append(LearnedDependency(key: key, need: need)) }
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
    try? serve(.listParameters { parameters.append($0) })
    return parameters
  }
}
