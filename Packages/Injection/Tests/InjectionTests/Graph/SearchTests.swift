import Injection
import Testing

struct SearchTests {
  private static let graph = RegistrationGraph(
    containers: [.init(name: "container")],
    nodes: [
      .init(key: .init("Store"), scope: .graph),
      .init(key: .init("Store", name: "main"), scope: .graph),
      .init(key: .init("User", arguments: "Int, String"), scope: .transient),
      .init(key: .init("Aged & Named"), scope: .graph),
      .init(key: .init("Store"), scope: .graph, seenFrom: 0),
    ], edges: [])

  @Test(arguments: [
    ("Store", [0]), (#"Store "main""#, [1]), ("Store main", [1]), ("User", [2]), ("User(Int,String)", [2]),
    ("any Named & Aged", [3]), ("Aged&Named", [3]), ("Stor", []), ("", []),
  ])
  func `a registration is found by what a person calls it`(text: String, places: [Int]) {
    #expect(Self.graph.registrations(named: text) == places)
  }

  @Test(arguments: [
    ("Store", [0]), ("Named", [3]), ("any Aged", [3]), ("Named & Aged", [3]), ("Aged & Stored", []), ("", []),
  ])
  func `a registration is found by what its key is composed of, too`(text: String, places: [Int]) {
    #expect(Self.graph.registrations(namedOrComposedOf: text) == places)
  }
}
