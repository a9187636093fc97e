import Injection

final class Link<Next: AnyObject> {
  let next: Next

  init(next: Next) {
    self.next = next
  }
}

/// Types that each need the one before.
struct Chain {
  private let container = Container()
  private let baseline = Baseline()
  private(set) var resolve: () throws -> Void = {}
  private(set) var resolveByHand: () throws -> Void = {}

  init() {
    container.register(scope: .singleton) { Session() }
    baseline.registerSingleton(Session.self) { _ in Session() }
  }

  mutating func extend<Last: AnyObject>(_ last: Last.Type, by count: Int) {
    guard count > 0 else { return }
    container.register(scope: .transient) { Link<Last>(next: $0) }
    baseline.register(Link<Last>.self) { try Link(next: $0.resolve()) }
    resolve = { [container] in consume(try container.resolve(Link<Last>.self)) }
    resolveByHand = { [baseline] in consume(try baseline.resolve(Link<Last>.self)) }
    extend(Link<Last>.self, by: count - 1)
  }
}
