extension ObjectGraph.Edge {
  /// Who holds whom, and how: without where the closure is written, and what a subscription does on its way.
  public var withoutPlace: ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: via)
  }
}
