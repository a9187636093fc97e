import Testing

@testable import Injection

/// What the graph of registrations is made of.
struct RecordTests {
  let container = Container()

  @Test func `a registration is known with its origin, its scope and its part`() {
    container.register(Store.self, name: "main", scope: .singleton, Store.init)
    container.append(part: PartTests.StorePart.self)
    let records = container.records
    #expect(records.map(\.key.description) == ["Store \"main\"", "Store"])
    #expect(records.map(\.scope) == [.singleton, .graph])
    #expect(records[0].origin.description == "\(#fileID):\(#line - 5)")
    #expect(records[0].origin.part == nil)
    #expect(records[1].origin.part == "StorePart")
    #expect(records[1].origin.fileID == "InjectionTests/PartTests.swift")
  }

  @Test func `parameters are known before anything is built`() {
    container.register { (store: Store, settings: Settings?) in Service(store: store) }
    #expect(edges(of: container) == ["Service → Store required declared", "Service → Settings optional declared"])
  }

  @Test func `what a closure asks for is learned when it is used`() throws {
    container.register(Store.init)
    container.register(
      Service.self,
      with: { container in
        _ = try container.resolve(Settings?.self)
        _ = try container.all(Person.self)
        return try Service(store: container.resolve())
      })
    #expect(edges(of: container) == [])
    #expect(container.records[1].asksItself)
    _ = try container.resolve(Service.self)
    _ = try container.resolve(Service.self)
    #expect(
      edges(of: container) == [
        "Service → Settings optional learned", "Service → Person all learned", "Service → Store required learned",
      ])
  }

  @Test func `what properties are given is not needed to build`() throws {
    container.register(PropertyTests.Parent.init)
    container.register(PropertyTests.Child.init)
      .resolvingProperties { container, child in child.parent = try container.resolve() }
    _ = try container.resolve(PropertyTests.Parent.self)
    #expect(
      edges(of: container) == ["Parent → Child required declared", "Child → Parent property learned"])
  }

  @Test func `what implements a type forwards to its own key`() {
    container.register { Person() }.implements((any Named).self)
    #expect(container.records.map(\.forwardsTo?.description) == [nil, "Person"])
  }

  private func edges(of container: Container) -> [String] {
    container.records.flatMap { record in
      record.dependencies.map { "\(record.key) → \($0.key) \($0.need) \($0.source)" }
    }
  }
}
