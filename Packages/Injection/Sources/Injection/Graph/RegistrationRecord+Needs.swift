extension RegistrationRecord {
  /// What a registration needs, as an edge says it.
  struct Need {
    let key: Container.Key
    let use: RegistrationGraph.Use
    var isOptional = false
    let evidence: RegistrationGraph.Evidence
  }

  /// All that the registration is known to need.
  var needs: [Need] {
    if let forwardsTo { return [Need(key: forwardsTo, use: .forwarding, evidence: .declared)] }
    return dependencies.map { dependency in
      Need(
        key: dependency.key, use: dependency.need.use, isOptional: dependency.need == .optional,
        evidence: dependency.source == .declared ? .declared : .learned)
    }
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
  fileprivate var use: RegistrationGraph.Use {
    switch self {
    case .required, .optional: .initialiser
    case .property: .property
    case .lazy: .lazy
    case .provider: .provider
    case .all: .all
    }
  }
}
