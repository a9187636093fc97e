/// Which nodes lead to which, in two plain arrays.
struct Adjacency {
  /// Where each node's targets begin in `targets`; one more at the end.
  private var starts: [Int32]
  private var targets: [Int32]

  var nodeCount: Int { starts.count - 1 }

  /// - Parameter pairs: calls its argument with each pair of nodes, the same ones in both of two rounds.
  init(nodeCount: Int, pairs: ((_ from: Int, _ to: Int) -> Void) -> Void) {
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    pairs { from, _ in starts[from + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var targets = [Int32](repeating: 0, count: Int(starts[nodeCount]))
    pairs { from, to in
      targets[Int(next[from])] = Int32(truncatingIfNeeded: to)
      next[from] += 1
    }
    (self.starts, self.targets) = (starts, targets)
  }

  /// The places of a node's targets, for `target(at:)`.
  func places(of node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

  func target(at place: Int) -> Int { Int(targets[place]) }

  func targets(of node: Int) -> some Sequence<Int> { targets[places(of: node)].lazy.map(Int.init) }

  /// The same pairs the other way round.
  var reversed: Adjacency {
    Adjacency(nodeCount: nodeCount) { add in
      for node in 0..<nodeCount {
        for place in places(of: node) { add(target(at: place), node) }
      }
    }
  }
}
