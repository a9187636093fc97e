import StageProtocol

/// The shortest paths that a search has found from its start.
struct ShortestPaths {
  private let starts: Set<String>
  /// The reference by which each object was first reached.
  private var arrivals: [String: ObjectGraph.Edge] = [:]

  init(from starts: some Sequence<String>) { self.starts = Set(starts) }

  /// Records where a reference leads; returns false if the search has been there before.
  mutating func arrive(by edge: ObjectGraph.Edge) -> Bool {
    guard !starts.contains(edge.to), arrivals[edge.to] == nil else { return false }
    arrivals[edge.to] = edge
    return true
  }

  /// The path to an object; nil if the search did not reach it.
  func path(to end: String) -> [ObjectGraph.Edge]? {
    var path: [ObjectGraph.Edge] = []
    var current = end
    while let edge = arrivals[current] {
      path.append(edge)
      current = edge.from
    }
    return starts.contains(current) ? path.reversed() : nil
  }
}
