import Injection
import StageProtocol
import Testing

@testable import StageKit

@MainActor
struct ContainerCatalogueTests {
  private final class OnlyHere {}

  @Test func `containers are found as long as they live, and called after the file that makes them`() throws {
    let catalogue = ContainerCatalogue.shared
    catalogue.begin()
    let container = Container(fileID: "App/FirstContainer.swift", line: 3)
    container.register(fileID: "App/FirstContainer.swift", line: 4, OnlyHere.init)
    do {
      let child = Container(parent: container, fileID: "App/SecondContainer.swift", line: 5)
      _ = try child.resolve(OnlyHere.self)
      #expect(Self.names(in: catalogue.graph()) == ["FirstContainer", "SecondContainer"])
    }
    let graph = catalogue.graph()
    #expect(Self.names(in: graph) == ["FirstContainer"])
    #expect(graph.registrations(named: "OnlyHere").map { graph.nodes[$0].isEntryPoint } == [true])
    let requests = try #require(catalogue.requests(forKeysNamed: "OnlyHere"))
    #expect(requests.map(\.outcome) == [.built])
    #expect(requests.map(\.askers) == [[]])
    #expect(catalogue.requests(forKeysNamed: "NowhereAtAll") == nil)
  }

  /// Other tests make containers at the same time.
  private static func names(in graph: RegistrationGraph) -> [String] {
    graph.containers.filter { $0.origin?.fileID.hasPrefix("App/") == true }.map(\.name)
  }
}
