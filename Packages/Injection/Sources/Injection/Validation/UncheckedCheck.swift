/// INJ006: it is not known what a registration needs.
struct UncheckedCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    graph.facts.indices.filter { graph.facts[$0].isUnchecked && !graph.facts[$0].isInherited }.compactMap { number in
      let node = graph.nodes[number]
      guard let gap = node.gap else { return nil }
      let reason = node.trouble.map { "and failed when it was tried: \($0)" } ?? gap.reason
      return ValidationReport.Problem(
        .unchecked, .note, "\(gap.subject) of \(node.key) asks the container itself, \(reason)", key: node.key,
        place: graph.place(of: number), chain: ValidationReport.Chain([node.key]),
        help: node.trouble == nil ? gap.help : "fix it, or name what it needs as the factory's parameters")
    }
  }
}

extension RegistrationGraph.Gap {
  fileprivate var subject: String { self == .properties ? "the resolvingProperties" : "the factory" }

  fileprivate var reason: String {
    self == .arguments ? "and only a request has its arguments" : "and has not run yet"
  }

  fileprivate var help: String {
    switch self {
    case .arguments: "it is checked once it has been resolved"
    case .closure: "name what it needs as the factory's parameters, or validate strictly, which tries it"
    case .properties: "it is checked once it has been resolved, or validate strictly, which tries it"
    }
  }
}
