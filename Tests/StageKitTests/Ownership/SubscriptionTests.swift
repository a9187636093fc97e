import Injection
import OpenCombine
import Testing

/// Publishers, subscriptions and containers: shared by many, and shown as edges between those who use them.
@MainActor
struct SubscriptionTests {
  @Test func `a subscription leads from the owner of the subject to the subscriber, and from it to its closures`() {
    let repository = NameRepository()
    let first = NameObserver(repository)
    let second = NameObserver(repository)
    #expect(
      graphText(repository, first, second) == """
        NameRepository -name·weak·subscription·compactMap.removeDuplicates.sink-> NameObserver
        NameRepository -name·weak·subscription·compactMap.removeDuplicates.sink-> NameObserver#2
        NameObserver -repository-> NameRepository
        NameObserver -cancellables·weak·subscription·sink-> NameObserver
        NameObserver#2 -repository-> NameRepository
        NameObserver#2 -cancellables·weak·subscription·sink-> NameObserver#2
        """)
  }

  @Test func `who holds a publisher does not seem to hold all of its subscribers`() {
    final class Reader {
      let names: AnyPublisher<String?, Never>
      init(_ repository: NameRepository) { names = repository.name.map { $0 }.eraseToAnyPublisher() }
    }
    let repository = NameRepository()
    let observer = NameObserver(repository)
    let reader = Reader(repository)
    #expect(
      graphText(reader, observer) == """
        NameObserver -repository-> NameRepository
        NameObserver -cancellables·weak·subscription·sink-> NameObserver
        NameRepository -name·weak·subscription·compactMap.removeDuplicates.sink-> NameObserver
        """)
  }

  @Test func `a subscription that holds its owner shows the cycle`() {
    let model = PublishedModel()
    model.observe()
    #expect(
      graphText(model) == """
        PublishedModel -title·subscription·sink-> PublishedModel
        PublishedModel -leaf-> Leaf
        PublishedModel -cancellables·subscription·sink-> PublishedModel
        """)
    model.cancellables = []
    #expect(graphText(model) == "PublishedModel -leaf-> Leaf")
  }

  @Test func `the objects that a container shares are shown as held by the container's nearest owner`() throws {
    let container = Container()
    container.register(NameRepository.self, scope: .unchecked(.singleton)) { NameRepository() }
    container.register(NameObserver.self, scope: .unchecked(.weak)) { NameObserver($0) }
    let delegate = Delegate(container: container)
    let factory = NameFactory(container: container, owner: delegate)
    let observer: NameObserver = try container.resolve()
    #expect(
      graphText(delegate, factory) == """
        Delegate -container·container-> NameRepository
        Delegate -container·weak·container-> NameObserver
        NameFactory -owner-> Delegate
        NameRepository -name·weak·subscription·compactMap.removeDuplicates.sink-> NameObserver
        NameObserver -repository-> NameRepository
        NameObserver -cancellables·weak·subscription·sink-> NameObserver
        """)
    withExtendedLifetime(observer) {}
  }
}

final class NameRepository: @unchecked Sendable {
  let name = CurrentValueSubject<String?, Never>("Ann")
}

final class NameObserver: @unchecked Sendable {
  private let repository: NameRepository
  private var cancellables: Set<AnyCancellable> = []
  private var shown = ""

  init(_ repository: NameRepository) {
    self.repository = repository
    // OpenCombine makes one operator of a `compactMap` and the `map` behind it.
    repository.name
      .compactMap { $0 }
      .map { $0.uppercased() }
      .removeDuplicates()
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &cancellables)
  }
}

final class PublishedModel {
  @Published var title = "a"
  let leaf = Leaf()
  var cancellables: Set<AnyCancellable> = []
  private var shown = ""

  func observe() {
    $title.sink { self.shown = $0 }.store(in: &cancellables)
  }
}

final class Delegate {
  let container: Container
  init(container: Container) { self.container = container }
}

final class NameFactory {
  let container: Container
  let owner: Delegate
  init(container: Container, owner: Delegate) { (self.container, self.owner) = (container, owner) }
}
