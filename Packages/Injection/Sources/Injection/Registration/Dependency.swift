/// What a registration needs of its container.
struct Dependency: Hashable, Sendable {
  enum Need: Hashable, Sendable {
    /// An instance, before the one that asks is built.
    case required
    /// An instance, or nil where none is registered.
    case optional
    /// An instance, once the one that asks is built: in `resolvingProperties`.
    case property
    /// An instance, when it is first asked of a `Lazy`.
    case lazy
    /// An instance each time that it is asked of a `Provider`.
    case provider
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
    self.init(Container.Key(parameter, name: nil), need: .required, source: .declared)
  }

  /// What a factory was seen asking for.
  init(_ learned: LearnedDependency) {
    self.init(learned.key, need: learned.need, source: .learned)
  }

  private init(_ key: Container.Key, need: Need, source: Source) {
    let indirect = key.type as? any IndirectDependency.Type
    self.key = Container.Key(indirect?.target ?? key.type, name: key.name, arguments: key.arguments)
    self.need = need == .required ? indirect?.need ?? need : need
    self.source = source
  }
}
