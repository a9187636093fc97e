import Injection
import StageProtocol

extension ObjectGraph {
  /// The registrations of containers, in the form of all graphs: a registration is a node, and what it needs an edge.
  ///
  /// What is needed later only is a weak edge. What is missing has a node of its own, and so has what requests bring.
  init(_ registrations: RegistrationGraph) {
    var names = NodeNames()
    var nodes = registrations.nodes.map { node in
      Node(
        id: names.name(for: node.key.description), type: node.key.type, scope: RegistrationScope(node.scope),
        module: node.origin?.part ?? node.containerName(in: registrations))
    }
    var missing: [RegistrationGraph.Key: String] = [:]
    var edges: [Edge] = []
    for edge in registrations.edges where nodes.indices.contains(edge.from) {
      var targets = ([edge.to].compactMap(\.self) + edge.candidates)
        .filter(registrations.nodes.indices.contains).map { nodes[$0].id }
      if targets.isEmpty {
        let id = missing[edge.key] ?? names.name(for: edge.key.description)
        if missing.updateValue(id, forKey: edge.key) == nil {
          nodes.append(Node(id: id, type: edge.key.type, scope: .missing))
        }
        targets = [id]
      }
      let use = RegistrationUse(edge)
      edges += targets.map { Edge(from: nodes[edge.from].id, to: $0, use: use) }
    }
    var arguments: [String: String] = [:]
    for (place, node) in registrations.nodes.enumerated() {
      for type in node.requestArguments ?? [] {
        let id = arguments[type] ?? names.name(for: type)
        if arguments.updateValue(id, forKey: type) == nil {
          nodes.append(Node(id: id, type: type, scope: .argument))
        }
        edges.append(Edge(from: nodes[place].id, to: id, use: .argument))
      }
    }
    let needed = Set(edges.map(\.to))
    let (roots, others) = (nodes.filter { !needed.contains($0.id) }, nodes.filter { needed.contains($0.id) })
    self.init(kind: .registrations, nodes: roots + others, edges: edges)
  }
}

extension RegistrationGraph.Node {
  fileprivate func containerName(in graph: RegistrationGraph) -> String? {
    let level = seenFrom ?? container
    return graph.containers.indices.contains(level) ? graph.containers[level].name : nil
  }
}

extension RegistrationUse {
  fileprivate init(_ edge: RegistrationGraph.Edge) {
    self =
      switch edge.use {
      case .initialiser: edge.isOptional ? .optional : .initialiser
      case .property: .property
      case .lazy: .lazy
      case .provider: .provider
      case .all: .all
      case .forwarding: .forwarding
      }
  }
}

extension RegistrationScope {
  fileprivate init(_ scope: Container.Scope) {
    self =
      switch scope {
      case .transient: .transient
      case .graph: .graph
      case .singleton: .singleton
      case .weak: .weak
      }
  }
}
