/// INJ008: a registration took the place of one that was made elsewhere.
struct ReplacedCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    graph.nodes.indices.compactMap { number in
      let node = graph.nodes[number]
      guard !node.isInherited, let replaced = node.replaced else { return nil }
      return ValidationReport.Problem(
        .replaced, .note, "\(node.key) was registered before at \(replaced), which no longer counts", key: node.key,
        place: graph.place(of: number), chain: ValidationReport.Chain([node.key]),
        help: "drop one of the two, or give one a name; for a test, use overriding")
    }
  }
}
