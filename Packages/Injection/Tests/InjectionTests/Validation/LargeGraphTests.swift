import Injection
import Testing

/// Graphs that no person would draw.
struct LargeGraphTests {
  @Test func `a chain of a hundred thousand is checked, and shown by its ends`() throws {
    let report = Self.chain(100_000, lastNeeds: "Lost").validated()
    let problem = try #require(report.problems.first)
    #expect(report.count(of: .error) == 1)
    #expect(
      problem.chain.description == """
        T0 → … 99989 more … → T99990 → T99991 → T99992 → T99993 → T99994 → T99995 → T99996 → T99997 → T99998 → T99999 \
        → Lost
        """)
  }

  @Test func `a cycle of a hundred thousand is one problem`() throws {
    let report = Self.chain(100_000, lastNeeds: "T0").validated()
    #expect(report.problems.map(\.id) == [.cyclic])
    #expect(report.problems.first?.chain.omitted == 99_989)
  }

  @Test func `many cycles are found, each once`() {
    let nodes = (0..<9_000).map { Self.node("T\($0)") }
    let edges = (0..<9_000).map { Self.edge($0, $0 % 3 == 2 ? $0 - 2 : $0 + 1) }
    let graph = RegistrationGraph(containers: [.init(name: "container")], nodes: nodes, edges: edges)
    let report = graph.validated()
    #expect(report.count(of: .error) == 3_000)
    #expect(report.problems.last?.chain.description == "T8997 → T8998 → T8999 → T8997")
  }

  @Test func `a graph whose numbers lead nowhere is read as far as it goes`() {
    let graph = RegistrationGraph(
      containers: [], nodes: [.init(key: .init("A"), scope: .singleton, container: 7)],
      edges: [Self.edge(0, 9), Self.edge(9, 0), Self.edge(-1, -1)])
    #expect(graph.validated().problems.map(\.id) == [.unused])
    #expect(graph.text.isEmpty)
  }

  /// A chain of types, the last of which needs one more.
  private static func chain(_ count: Int, lastNeeds last: String) -> RegistrationGraph {
    let target = last == "T0" ? 0 : nil
    return RegistrationGraph(
      containers: [.init(name: "container")], nodes: (0..<count).map { node("T\($0)") },
      edges: (0..<(count - 1)).map { edge($0, $0 + 1) }
        + [.init(from: count - 1, to: target, key: .init(last))])
  }

  private static func node(_ type: String) -> RegistrationGraph.Node { .init(key: .init(type), scope: .graph) }

  private static func edge(_ from: Int, _ to: Int) -> RegistrationGraph.Edge {
    .init(from: from, to: to, key: .init("T\(to)"))
  }
}
