import Figures
import Injection

extension InjectionBenchmarks {
  /// Validating graphs with cycles, the largest a hundred times as large as the smallest.
  static var validatingWorks: [Work] { sizes.map { validating(WovenGraph(nodeCount: $0)) } }

  private static let sizes = [1_000, 10_000, 100_000]

  private static func validating(_ graph: WovenGraph) -> Work {
    Work("validating \(graph.nodeCount) nodes with \(graph.edgeCount) edges") {
      problemCount = graph.registrations.validated().problems.count
    }
  }

  /// Validating a large graph with cycles against walking the same graph once, and how the time grows with the graph, beside
  /// how that of the walk does.
  static func validating() -> [Figure] {
    let graphs = sizes.map { WovenGraph(nodeCount: $0) }
    var times = sizes.map { _ in (validating: [Double](), walking: [Double]()) }
    let works = graphs.map(validating)
    for _ in 0..<21 {
      for index in sizes.indices {
        times[index].validating.append(Measurement.time { try? works[index].run() })
        // Often enough for a clock to see the small one.
        let repeats = 100_000 / sizes[index]
        let walking = Measurement.time { for _ in 0..<repeats { reachedCount = graphs[index].walk() } }
        times[index].walking.append(walking / Double(repeats))
      }
    }
    let validating = zip(works, times).map { Measurement($0.name, fastestOf: $1.validating) }
    let walks = times.map { Measurement("walking them once in plain arrays", fastestOf: $0.walking) }
    let growth = { (times: [Measurement]) in times[2].seconds / times[0].seconds / 100 }
    return [
      Figure("injection-g", validating[1], against: walks[1], aim: "50"),
      Figure(
        "injection-g-growth", ratio: growth(validating), aim: "about 1",
        comparison: "the time for each node among \(sizes[2]) (\(validating[2].time) in all) against that among "
          + "\(sizes[0]) (\(validating[0].time)); walking them in plain arrays has "
          + growth(walks).formatted(digits: 2)),
    ]
  }
}

/// What was measured is used, so that the optimiser cannot leave it out.
nonisolated(unsafe) private var problemCount = 0
nonisolated(unsafe) private var reachedCount = 0

/// A graph whose nodes have two edges each: to the next node and to one further on, or every fiftieth time back, which
/// makes cycles.
struct WovenGraph {
  let nodeCount: Int
  let registrations: RegistrationGraph
  private let targets: [[Int]]

  var edgeCount: Int { nodeCount * 2 }

  init(nodeCount: Int) {
    self.nodeCount = nodeCount
    var random = Random()
    let targets = (0..<nodeCount).map { node -> [Int] in
      let next = min(node + 1, nodeCount - 1)
      return [
        next, node % 50 == 49 ? node - 1 - random.next(below: 10) : min(next + random.next(below: 100), nodeCount - 1),
      ]
    }
    self.targets = targets
    let keys = (0..<nodeCount).map { RegistrationGraph.Key("Type\($0)") }
    registrations = RegistrationGraph(
      containers: [.init(name: "container")],
      nodes: keys.map { .init(key: $0, scope: .singleton) },
      edges: targets.enumerated().flatMap { from, targets in
        targets.map { .init(from: from, to: $0, key: keys[$0]) }
      })
  }

  /// Visits every node once, and answers how many edges were seen.
  func walk() -> Int {
    var isReached = [Bool](repeating: false, count: nodeCount)
    var seen = 0
    var stack: [Int] = []
    for root in 0..<nodeCount where !isReached[root] {
      isReached[root] = true
      stack.append(root)
      while let node = stack.popLast() {
        for target in targets[node] {
          seen += 1
          guard !isReached[target] else { continue }
          isReached[target] = true
          stack.append(target)
        }
      }
    }
    return seen
  }

  /// The same numbers in every run.
  private struct Random {
    private var state: UInt64 = 42

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
