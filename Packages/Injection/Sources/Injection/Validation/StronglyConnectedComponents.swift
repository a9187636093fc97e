/// The groups of nodes that lead to each other and back, found in one walk by Tarjan's algorithm.
///
/// It keeps its own stack, so that a chain of any length can be walked.
struct StronglyConnectedComponents {
  /// The groups in which there is a cycle: of two and more nodes, and single ones that lead to themselves.
  private(set) var cyclic: [[Int]] = []

  private let graph: Adjacency
  /// When each node was reached, from 1.
  private var order: [Int32]
  /// The earliest reached node that each is known to lead back to.
  private var low: [Int32]
  private var reached: Int32 = 0
  /// The nodes whose group is not known yet.
  private var open: [Int32] = []
  private var isOpen: [Bool]
  private var walk: [Step] = []

  /// A node on the way, and how many of its targets have been seen.
  private struct Step {
    let node: Int
    var next: Int
  }

  init(_ graph: Adjacency) {
    self.graph = graph
    order = [Int32](repeating: 0, count: graph.nodeCount)
    low = order
    isOpen = [Bool](repeating: false, count: graph.nodeCount)
    for node in 0..<graph.nodeCount where order[node] == 0 { walk(from: node) }
  }

  private mutating func walk(from root: Int) {
    enter(root)
    while let step = walk.last {
      guard step.next < graph.places(of: step.node).upperBound else {
        leave(step.node)
        continue
      }
      walk[walk.count - 1].next += 1
      let target = graph.target(at: step.next)
      if order[target] == 0 {
        enter(target)
      } else if isOpen[target] {
        low[step.node] = min(low[step.node], order[target])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    reached += 1
    (order[node], low[node]) = (reached, reached)
    open.append(Int32(truncatingIfNeeded: node))
    isOpen[node] = true
    walk.append(Step(node: node, next: graph.places(of: node).lowerBound))
  }

  private mutating func leave(_ node: Int) {
    walk.removeLast()
    if let outer = walk.last?.node { low[outer] = min(low[outer], low[node]) }
    guard low[node] == order[node] else { return }
    let isAlone = open.last.map(Int.init) == node
    if isAlone, !graph.targets(of: node).contains(node) {
      open.removeLast()
      isOpen[node] = false
      return
    }
    var group: [Int] = []
    while let member = open.popLast().map(Int.init) {
      isOpen[member] = false
      group.append(member)
      if member == node { break }
    }
    cyclic.append(group.sorted())
  }
}
