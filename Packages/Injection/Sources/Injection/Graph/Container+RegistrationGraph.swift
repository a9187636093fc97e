extension Container {
  /// What is registered in this container and its parents, and what they have learned of it since.
  public var registrationGraph: RegistrationGraph { graph(withTroubles: [:]) }

  /// - Parameter troubles: what registrations threw when they were tried.
  func graph(withTroubles troubles: [ObjectIdentifier: String]) -> RegistrationGraph {
    let names = lineage.enumerated().map { (RegistrationGraph.Level.name(atDistance: $0.offset), $0.element) }
    return RegistrationGraph(of: names.reversed(), troubles: troubles)
  }
}

extension RegistrationGraph {
  /// What is registered in some containers. A parent comes before its children.
  init(of containers: [(name: String, container: Container)], troubles: [ObjectIdentifier: String]) {
    var builder = RegistrationGraphBuilder(of: containers.map(\.container), troubles: troubles)
    for (name, container) in containers { builder.add(container, name: name) }
    self = builder.graph
  }

  /// What is registered in some containers. A parent comes before its children.
  ///
  /// - Parameter strictly: whether factories that ask for their dependencies themselves are tried first, to learn what
  ///   they ask for.
  @_spi(Stage) public init(
    of containers: [(name: String, container: Container)], strictly: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) {
    var troubles: [ObjectIdentifier: String] = [:]
    for (_, container) in containers where strictly {
      troubles.merge(DryRun(of: container, isolation: isolation).troubles) { first, _ in first }
    }
    self.init(of: containers, troubles: troubles)
  }
}

extension RegistrationGraph.Level {
  fileprivate static func name(atDistance distance: Int) -> String {
    switch distance {
    case 0: "container"
    case 1: "parent"
    default: "parent \(distance)"
    }
  }
}
