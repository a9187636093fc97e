/// Looks for a way from a node back to itself within the group of nodes that lead to each other.
struct CycleSearch {
  private let graph: Adjacency
  /// The group that each node is in; -1 for none.
  private var group: [Int32]
  /// The node before each, in the walk through its group.
  private var previous: [Int32]

  init(_ graph: Adjacency, groups: [[Int]]) {
    self.graph = graph
    group = [Int32](repeating: -1, count: graph.nodeCount)
    previous = group
    for (number, members) in groups.enumerated() {
      for member in members { group[member] = Int32(truncatingIfNeeded: number) }
    }
  }

  /// The nodes of a shortest cycle, the first one first. It is asked for once for each group.
  mutating func shortestCycle(from first: Int) -> [Int] {
    var queue = [first]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for target in graph.targets(of: node) where group[target] == group[first] {
        if target == first { return way(to: node, from: first) }
        guard previous[target] < 0 else { continue }
        previous[target] = Int32(truncatingIfNeeded: node)
        queue.append(target)
      }
    }
    return [first]
  }

  private func way(to last: Int, from first: Int) -> [Int] {
    var way = [last]
    while let node = way.last, node != first { way.append(Int(previous[node])) }
    return way.reversed()
  }
}
