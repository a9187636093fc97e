extension RegistrationRecord {
  /// What a registration needs, as an edge says it.
  struct Need {
    let key: Container.Key
    let use: RegistrationGraph.Use
    var isOptional = false
    /// Whether all registrations of the type are meant.
    var isOfAll = false
    /// Whether that may be none.
    var mayBeNone = false
    let evidence: RegistrationGraph.Evidence
  }

  /// All that the registration is known to need.
  var needs: [Need] {
    if let forwardsTo { return [Need(key: forwardsTo, use: .forwarding, evidence: .declared)] }
    return dependencies.compactMap { dependency in
      dependency.need.use.map { use in
        Need(
          key: dependency.key, use: use, isOptional: dependency.isOptional, isOfAll: dependency.isOfAll,
          mayBeNone: dependency.isOptional || dependency.need == .all,
          evidence: dependency.source == .declared ? .declared : .learned)
      }
    }
  }

  /// The types of the arguments that it takes from the request, those that may be missing apart.
  var requestArguments: (required: [any Any.Type], optional: [any Any.Type]) {
    let types = { (need: Dependency.Need) in dependencies.filter { $0.need == need }.map(\.key.type) }
    return (types(.argument), types(.optionalArgument))
  }

  /// Why these may not be all.
  var gap: RegistrationGraph.Gap? {
    if asksItself, !hasRun { return key.takesArguments ? .arguments : .closure }
    return givesProperties && !hasGivenProperties ? .properties : nil
  }

  /// Whether it is built from the registrations of its own container, whichever child was asked.
  var isShared: Bool { scope == .singleton || scope == .weak }
}

extension Dependency.Need {
  /// What an edge says of it; nil for what is not registered.
  fileprivate var use: RegistrationGraph.Use? {
    switch self {
    case .required, .optional: .initialiser
    case .property: .property
    case .lazy: .lazy
    case .provider: .provider
    case .all, .some: .all
    case .argument, .optionalArgument: nil
    }
  }
}
