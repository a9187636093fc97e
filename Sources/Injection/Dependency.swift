/// What a registration needs of its container.
struct Dependency: Hashable, Sendable {
  enum Need: Hashable, Sendable {
    /// An instance, before the one that asks is built.
    case required
    /// An instance, or nil where none is registered.
    case optional
    /// An instance, once the one that asks is built: in `resolvingProperties`, by `Lazy` or by `Provider`.
    case deferred
    /// Each of the registrations of the type; there may be none.
    case all
  }

  /// How the dependency is known.
  enum Source: Hashable, Sendable {
    /// From the types of the factory's parameters.
    case declared
    /// A factory was seen asking for it.
    case learned
  }

  let key: Container.Key
  let need: Need
  let source: Source
}

extension Dependency {
  /// What a factory's parameter asks for.
  init(parameter: any Any.Type) {
    let wrapped = (parameter as? any OptionalDependency.Type)?.wrapped
    self.init(
      key: Container.Key(wrapped ?? parameter, name: nil), need: wrapped == nil ? .required : .optional,
      source: .declared)
  }
}
