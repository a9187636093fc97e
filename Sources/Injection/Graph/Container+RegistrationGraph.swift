extension Container {
  /// What this container and its parents were told, and what they have learned of it since.
  public var registrationGraph: RegistrationGraph {
    var builder = RegistrationGraphBuilder()
    for (distance, container) in lineage.enumerated().reversed() {
      builder.add(container, name: RegistrationGraph.Level.name(atDistance: distance))
    }
    return builder.graph
  }
}

extension RegistrationGraph {
  /// What some containers and all their parents were told. A parent comes before its children.
  @_spi(Stage) public init(of containers: [(name: String, container: Container)]) {
    var builder = RegistrationGraphBuilder()
    for (name, container) in containers { builder.add(container, name: name) }
    self = builder.graph
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
