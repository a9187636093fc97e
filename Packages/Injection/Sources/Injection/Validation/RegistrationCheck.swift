/// One kind of thing that can be wrong with a graph.
protocol RegistrationCheck: Sendable {
  /// The problems of this kind, in the order of registration.
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem]
}
