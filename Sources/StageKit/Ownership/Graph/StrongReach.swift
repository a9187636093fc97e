/// The nodes that the roots keep alive, through strong references alone.
struct StrongReach {
  private var reached: [Bool]

  init(_ heap: HeapGraph) {
    reached = Array(repeating: false, count: heap.nodes.count)
    var waiting = heap.roots
    for root in waiting { reached[root] = true }
    while let node = waiting.popLast() {
      for reference in heap.nodes[node].references where reference.ownership == .strong && !reached[reference.target] {
        reached[reference.target] = true
        waiting.append(reference.target)
      }
    }
  }

  func contains(_ node: Int) -> Bool { reached[node] }
}
