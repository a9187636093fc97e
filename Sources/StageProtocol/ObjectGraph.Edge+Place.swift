extension ObjectGraph.Edge {
  /// The same reference, wherever its closure is written.
  public var withoutPlace: ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: via)
  }
}
