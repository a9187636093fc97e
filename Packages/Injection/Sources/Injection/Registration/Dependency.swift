/// What a registration needs of its container.
struct Dependency: Hashable, Sendable {
  enum Need: Hashable, Sendable {
    /// An instance, before the one that asks is built.
    case required
    /// An instance, or nil if none is registered.
    case optional
    /// An instance, once the one that asks is built: in `resolvingProperties`.
    case property
    /// An instance, when it is first asked of a `Lazy`.
    case lazy
    /// An instance each time that it is asked of a `Provider`.
    case provider
    /// Each of the registrations of the type; there may be none.
    case all
    /// Each of the registrations of the type; there must be one at least.
    case some
    /// An argument that the request brings.
    case argument
    /// An argument that the request may bring, or nil.
    case optionalArgument
  }

  /// How the dependency is known.
  enum Source: Hashable, Sendable {
    /// From the types of the factory's parameters.
    case declared
    /// The factory was seen asking for it.
    case learned
  }

  let key: Container.Key
  let need: Need
  let source: Source
  /// Whether all registrations of the type are meant although they are deferred: `[Lazy<P>]`.
  let isOfAll: Bool
  /// Whether it may be missing.
  let isOptional: Bool
}

extension Dependency {
  /// What a factory's parameter asks for.
  init(parameter: any Any.Type) {
    self.init(Container.Key(parameter, name: nil), need: .required, source: .declared)
  }

  /// What is asked for to set a property.
  init(property: Container.Key) {
    self.init(property, need: .property, source: .declared)
  }

  init(_ learned: LearnedDependency) {
    self.init(learned.key, need: learned.need, source: .learned)
  }

  private init(_ key: Container.Key, need: Need, source: Source) {
    var (type, name, need) = (key.type, key.name, need)
    var isOfAll = need == .all || need == .some
    var isOptional = need == .optional
    // `Lazy<Store?>` needs a store later: what is outermost says when and how, what is innermost says what.
    while let indirect = type as? any IndirectDependency.Type {
      let inner = indirect.need
      switch (need, inner) {
      case (.required, _): need = inner
      case (.optional, .argument): need = .optionalArgument
      case (.optional, .some): need = .all
      case (.some, .lazy), (.all, .lazy): need = .lazy
      case (.some, .provider), (.all, .provider): need = .provider
      default: break
      }
      isOfAll = isOfAll || inner == .some
      isOptional = isOptional || inner == .optional
      if let fixed = indirect.name { name = fixed }
      type = indirect.target
    }
    self.key = Container.Key(type, name: name, arguments: key.arguments)
    self.need = need
    self.source = source
    self.isOfAll = isOfAll
    self.isOptional = isOptional
  }
}
