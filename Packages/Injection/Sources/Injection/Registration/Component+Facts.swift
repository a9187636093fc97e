extension Component {
  /// What was said at a registration, whatever the type.
  struct Facts {
    let key: Container.Key
    let scope: Container.Scope
    let site: Site
    let line: UInt32
    var details: Details?
    var traits: Traits = []
  }

  /// A component, of the class that its key needs.
  static func make(_ facts: Facts, carryOut: @escaping (Errand) throws -> Void) -> Component {
    guard facts.key.isQualified else { return Component(facts, carryOut: carryOut) }
    return QualifiedComponent(facts, carryOut: carryOut)
  }

  /// What stands in the table for several that implement a key's type.
  static func ambiguity(of component: Component) -> Component {
    let facts = Facts(
      key: component.key, scope: .transient, site: component.site, line: component.line, traits: .isAmbiguous)
    return .make(facts) { _ in }
  }

  /// The same registration with other details, and without an instance.
  func with(_ details: Details?) -> Component {
    let facts = Facts(key: key, scope: scope, site: site, line: line, details: details, traits: traits)
    return .make(facts, carryOut: carryOut)
  }

  var key: Container.Key {
    guard let qualified = self as? QualifiedComponent else { return Container.Key(type, name: nil) }
    return Container.Key(type, name: qualified.name, arguments: qualified.arguments)
  }

  var isForwarding: Bool { details?.forwardsTo != nil || traits.contains(.isAmbiguous) }

  /// What the container was told, and what it has learned since.
  var record: RegistrationRecord {
    var parameters: [any Any.Type] = []
    try? carryOut(.list { parameters.append($0) })
    let original = details?.original ?? self
    let latest = original.learned.load(ordering: .acquiring)?.takeUnretainedValue()
    let learned = sequence(first: latest, next: \.?.earlier).compactMap { $0 }.reversed()
    return RegistrationRecord(
      id: ObjectIdentifier(original), key: key, scope: scope, origin: Origin(site, line: line),
      forwardsTo: details?.forwardsTo, asksItself: traits.contains(.asksItself), hasRun: original.has(.hasRun),
      givesProperties: details?.finishes.isEmpty == false, hasGivenProperties: original.has(.hasGivenProperties),
      isEntryPoint: has(.wasAskedFor),
      dependencies: parameters.map { Dependency(parameter: $0) } + learned.map(Dependency.init))
  }
}
