/// A name of registrations that is a type, so that the compiler finds it misspelled.
///
/// ```swift
/// enum SignedIn: RegistrationTag {}
/// container.register(name: SignedIn.name, UserStore.init)
/// container.register { UserProvider(store: by(tag: SignedIn.self, on: $0)) }
/// let store: UserStore = try container.resolve(name: SignedIn.name)
/// ```
public protocol RegistrationTag {}

extension RegistrationTag {
  /// The name, which has the module in it.
  public static var name: String { String(reflecting: Self.self) }
}

/// A parameter of a factory that is found by a tag. See `by(tag:on:)`.
public struct Tagged<Tag: RegistrationTag, Value> {
  /// What was found.
  public let value: Value
}

/// Takes a parameter of a factory by a tag, beside those that are found by type alone.
public func by<Tag: RegistrationTag, Value>(tag: Tag.Type, on tagged: Tagged<Tag, Value>) -> Value { tagged.value }

extension Tagged: IndirectDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .required }
  static var name: String? { Tag.name }

  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let value: Value = try resolution.instance(of: Value.self, name: Tag.name, in: container)
    output.initializeMemory(as: Tagged.self, to: Tagged(value: value))
  }
}
