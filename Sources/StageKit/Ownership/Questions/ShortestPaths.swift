import StageProtocol

/// The shortest ways that a search has found from where it began.
struct ShortestPaths {
  private let starts: Set<String>
  /// By which reference each object was met first.
  private var arrivals: [String: ObjectGraph.Edge] = [:]

  init(from starts: some Sequence<String>) { self.starts = Set(starts) }

  /// Notes where a reference leads to; says no where the search has been before.
  mutating func arrive(by edge: ObjectGraph.Edge) -> Bool {
    guard !starts.contains(edge.to), arrivals[edge.to] == nil else { return false }
    arrivals[edge.to] = edge
    return true
  }

  /// The way to an object; nothing where the search did not meet it.
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
