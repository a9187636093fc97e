import Injection
import StageProtocol
import Testing

@testable import StageKit

struct RegistrationGraphTests {
  @Test func `registrations are nodes, needs are edges, and what is missing is there too`() {
    let graph = ObjectGraph(
      RegistrationGraph(
        containers: [.init(name: "AppContainer"), .init(name: "Flow", parent: 0)],
        nodes: [
          .init(key: .init("Store"), scope: .singleton),
          .init(key: .init("StoreType"), scope: .singleton),
          .init(
            key: .init("Screen", arguments: "Int"), scope: .transient, container: 1,
            origin: Origin(fileID: "app/ScreenPart.swift", line: 3, part: "ScreenPart")),
          .init(key: .init("Store"), scope: .graph, container: 1, requestArguments: ["UserID"]),
        ],
        edges: [
          .init(from: 1, to: 0, key: .init("Store"), use: .forwarding),
          .init(from: 2, to: 1, key: .init("StoreType")),
          .init(from: 2, to: 3, key: .init("Store"), use: .property),
          .init(from: 2, to: nil, key: .init("Lost")),
          .init(from: 3, to: nil, candidates: [0, 1], key: .init("Any")),
          .init(from: 3, to: 0, key: .init("Store"), isOptional: true),
          .init(from: 3, to: 1, key: .init("StoreType"), use: .lazy),
          .init(from: 3, to: 1, key: .init("StoreType"), use: .provider),
          .init(from: 0, to: 1, key: .init("StoreType"), use: .all),
        ]))
    #expect(
      graph.nodes.map { "\($0.id), \($0.roleWords ?? "") in \($0.module ?? "")" } == [
        "Screen(Int), transient in ScreenPart", "Store, singleton in AppContainer",
        "StoreType, singleton in AppContainer", "Store#2, graph in Flow", "Lost, not registered in ",
        "UserID, argument of the request in ",
      ])
    #expect(
      graph.edges.map { "\($0.from) \($0.title) \($0.to), \($0.strength)" } == [
        "StoreType is Store, strong", "Screen(Int) needs StoreType, strong", "Screen(Int) is given Store#2, weak",
        "Screen(Int) needs Lost, strong", "Store#2 needs Store, strong", "Store#2 needs StoreType, strong",
        "Store#2 may need Store, strong", "Store#2 needs later StoreType, weak", "Store#2 asks for StoreType, weak",
        "Store needs all StoreType, strong",
        "Store#2 takes UserID, strong",
      ])
  }
}
