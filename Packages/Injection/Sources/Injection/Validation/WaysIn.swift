/// How each node of a graph is reached in the fewest steps: from where the program begins, or else from a node that
/// nothing needs.
struct WaysIn {
  /// The node before each; itself where a way begins.
  private var previous: [Int32]
  private var beginning: [Int32]
  private var length: [Int32]
  private var reachedFromEntryPoint = 0
  private var queue: [Int32] = []
  private var place: [Int32]

  init(_ graph: Adjacency, from entryPoints: [Int]) {
    previous = [Int32](repeating: -1, count: graph.nodeCount)
    (beginning, length, place) = (previous, previous, previous)
    queue.reserveCapacity(graph.nodeCount)
    walk(graph, from: entryPoints)
    reachedFromEntryPoint = queue.count
    var isNeeded = [Bool](repeating: false, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for target in graph.targets(of: node) where target != node { isNeeded[target] = true }
    }
    walk(graph, from: (0..<graph.nodeCount).filter { !isNeeded[$0] })
    // What is left is in cycles that nothing leads to.
    for node in 0..<graph.nodeCount where previous[node] < 0 { walk(graph, from: [node]) }
  }

  func isReachedFromEntryPoint(_ node: Int) -> Bool { place[node] < reachedFromEntryPoint }

  /// The nodes on the way to one, itself included: all of them, or the first and the last ones of a long way.
  func way(to node: Int, limit: Int) -> (nodes: [Int], omitted: Int) {
    var nodes = [node]
    while nodes.count < limit, let last = nodes.last, previous[last] != last { nodes.append(Int(previous[last])) }
    let first = Int(beginning[node])
    let omitted = Int(length[node]) + 1 - nodes.count
    if omitted > 0 { nodes[nodes.count - 1] = first }
    return (nodes.reversed(), omitted)
  }

  private mutating func walk(_ graph: Adjacency, from roots: [Int]) {
    var next = queue.count
    for root in roots { reach(root, from: root) }
    while next < queue.count {
      let node = Int(queue[next])
      next += 1
      for place in graph.places(of: node) { reach(graph.target(at: place), from: node) }
    }
  }

  private mutating func reach(_ node: Int, from last: Int) {
    guard previous[node] < 0 else { return }
    previous[node] = Int32(truncatingIfNeeded: last)
    beginning[node] = node == last ? Int32(truncatingIfNeeded: node) : beginning[last]
    length[node] = node == last ? 0 : length[last] + 1
    place[node] = Int32(truncatingIfNeeded: queue.count)
    queue.append(Int32(truncatingIfNeeded: node))
  }
}
