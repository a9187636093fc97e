/// What is known of one registration: what was given when it was made, and what was learned since.
struct RegistrationRecord: Sendable {
  /// Which registration it is, as long as the container lives.
  let id: ObjectIdentifier
  let key: Container.Key
  let scope: Container.Scope
  let origin: Origin
  /// The key whose registration answers, if this one only says that it implements the type.
  let forwardsTo: Container.Key?
  /// Whether it is only another name of the one that it forwards to.
  let isAlias: Bool
  /// Where the registration was made that this one took the place of.
  let replaced: Origin?
  /// Whether the factory asks the container itself, so that only what it was seen asking for is known.
  let asksItself: Bool
  /// Whether the factory has run to its end.
  let hasRun: Bool
  /// Whether instances are given properties by a closure after they were built, and whether that has happened.
  let givesProperties: Bool
  let hasGivenProperties: Bool
  /// Whether it was asked for by other code than factories.
  let isEntryPoint: Bool
  /// What the factory needs: first its parameters, then what it was seen asking for.
  let dependencies: [Dependency]
}

extension Container {
  /// What this container itself has registered, in the order of registration. The parent has records of its own.
  var records: [RegistrationRecord] {
    let components = components
    let parameters = components.map(\.parameters)
    return tree.withLock { zip(components, parameters).map { $0.record(parameters: $1) } }
  }
}
