import Foundation
import Injection

/// An object that knows whether it is alive.
class Part: @unchecked Sendable {
  private let counts: Counts
  private var mark = 0x5EED

  init(counts: Counts) {
    self.counts = counts
    counts.change(living: 1)
  }

  var isAlive: Bool { mark == 0x5EED }

  deinit {
    mark = 0
    counts.change(living: -1)
  }
}

protocol Named: AnyObject, Sendable { var isAlive: Bool { get } }

final class Store: Part, Named, @unchecked Sendable {}
final class Robot: Part, Named, @unchecked Sendable {}
final class Held: Part, @unchecked Sendable {}

final class Service: Part, @unchecked Sendable {
  let store: Store
  init(store: Store, counts: Counts) {
    self.store = store
    super.init(counts: counts)
  }
}

final class Parent: Part, @unchecked Sendable {
  let child: Child
  init(child: Child, counts: Counts) {
    self.child = child
    super.init(counts: counts)
  }
}

final class Child: Part, @unchecked Sendable {
  weak var parent: Parent?
}

final class Page: Part, @unchecked Sendable {
  let id: Int
  let service: Service
  init(id: Int, service: Service, counts: Counts) {
    self.id = id
    self.service = service
    super.init(counts: counts)
  }
}

/// Asks for something once more when it goes.
final class Asker: Part, @unchecked Sendable {
  private let ask: @Sendable () -> Void
  init(counts: Counts, ask: @escaping @Sendable () -> Void) {
    self.ask = ask
    super.init(counts: counts)
  }

  deinit { ask() }
}

/// Is built, lent to others, and then refused.
struct Refusal: Error {}

/// Begins a graph that goes on for as long as it is asked.
final class Source: Sendable {
  let asker: Provider<Asker>
  init(asker: Provider<Asker>) { self.asker = asker }
}

/// A container, and what can be done with it.
final class Bench: @unchecked Sendable {
  private let container = Container()
  private let lazy: Lazy<Service>
  private let provider: Provider<Service>
  private let source: Source
  private let counts: Counts
  /// A child, in which robots come and go.
  private let crew: Container
  /// A container that few have asked yet: it is replaced every now and then.
  private var newContainer = Container()
  private let lock = NSLock()

  init(counts: Counts) {
    self.counts = counts
    crew = Container(parent: container)
    container.register(Store.self, scope: .singleton) { Store(counts: counts) }.implements((any Named).self)
    container.register(Service.self) { Service(store: $0, counts: counts) }
    container.register(Held.self, scope: .weak) { Held(counts: counts) }
    container.register(Parent.self, scope: .singleton) { Parent(child: $0, counts: counts) }
    container.register(Child.self, scope: .singleton) { Child(counts: counts) }
      .resolvingProperties { container, child in child.parent = try container.resolve() }
    container.register { Page(id: arg($0), service: $1, counts: counts) }
    container.register(Asker.self) { (store: Provider<Store>) in Asker(counts: counts) { _ = try? store.get() } }
    container.register(Source.init)
    guard let lazy = try? container.resolve(Lazy<Service>.self),
      let provider = try? container.resolve(Provider<Service>.self), let source = try? container.resolve(Source.self)
    else { preconditionFailure("what is deferred asks for nothing") }
    (self.lazy, self.provider, self.source) = (lazy, provider, source)
    registerAsker()
    container.register(Asker.self, name: "refused", scope: .singleton) { [weak container, counts] in
      Asker(counts: counts) { [weak container] in
        container?.reset(Store.self)
        _ = try? container?.resolve(Store.self)
      }
    }
    .resolvingProperties { _, _ in throw Refusal() }
  }

  private func registerAsker() {
    container.register(Asker.self, name: "weak", scope: .weak) { [weak container, counts] in
      Asker(counts: counts) { [weak container] in _ = try? container?.resolve(Store.self) }
    }
    .decorated { $0 }.decorated { $0 }.decorated { $0 }
  }

  func perform(_ operation: Operation, _ random: inout Random) {
    let counts = counts
    switch operation {
    case .resolve: check { try container.resolve(Service.self).store.isAlive }
    case .resolveInterface: check { try container.resolve((any Named).self).isAlive }
    case .circle: check { try isWhole(container.resolve(Parent.self)) && container.resolve(Child.self).isAlive }
    case .all: check { try container.all((any Named).self).allSatisfy(\.isAlive) }
    case .crew:
      let name = "\(random.next(below: 3))"
      crew.register(Robot.self, name: name) { Robot(counts: counts) }.implements((any Named).self)
      check {
        try crew.all((any Named).self).allSatisfy(\.isAlive)
          && crew.resolve((any Named)?.self, name: name)?.isAlive != false
          && crew.resolve([any Named].self).allSatisfy(\.isAlive)
      }
      crew.remove(Robot.self, name: name)
    case .weak:
      check {
        let (one, other) = (try container.resolve(Held.self), try container.resolve(Held.self))
        return one.isAlive && other.isAlive
      }
    case .lazy: check { try lazy.get().store.isAlive }
    case .provider: check { try provider.get().store.isAlive }
    case .arguments:
      let id = random.next(below: 100)
      check {
        let page = try container.resolve(Page.self, arguments: id)
        return page.id == id && page.service.store.isAlive
      }
    case .asker: check { try source.asker.get().isAlive }
    case .weakAsker: check { try container.resolve(Asker.self, name: "weak").isAlive }
    case .registerAskerAgain: registerAsker()
    case .refusedAsker: check { (try? container.resolve(Asker.self, name: "refused")) == nil }
    case .child:
      let child = Container(parent: container)
      child.register(Robot.self, scope: .singleton) { Robot(counts: counts) }
      check { try child.resolve(Robot.self).isAlive && child.resolve(Service.self).store.isAlive }
    case .registerAgain: container.register(Store.self, scope: .singleton) { Store(counts: counts) }
    case .implementAgain:
      container.register(Store.self, scope: .singleton) { Store(counts: counts) }.implements((any Named).self)
    case .decorateAgain:
      container.register(Store.self, scope: .singleton) { Store(counts: counts) }.decorated { _ in Store(counts: counts)
      }
    case .firstRequest:
      let isReplaced = random.next(below: 16) == 0
      let container = lock.withLock {
        if isReplaced { newContainer = Container() }
        return newContainer
      }
      container.register(Store.self) { Store(counts: counts) }
      check { try container.resolve(Store.self).isAlive }
    case .reset: container.reset()
    case .resetOne: container.reset((any Named).self)
    case .override:
      check {
        try container.overriding {
          $0.register(Store.self, scope: .singleton) { Store(counts: counts) }
        } while: {
          try container.resolve(Service.self).store.isAlive
        }
      }
    case .overrideTwice:
      check {
        try container.overriding {
          $0.register(Robot.self) { Robot(counts: counts) }.implements((any Named).self)
        } while: {
          let isAlive = try container.resolve(Parent.self).isAlive
          return try container.overriding {
            $0.remove(Robot.self)
          } while: {
            try isAlive && container.all((any Named).self).allSatisfy(\.isAlive)
          }
        }
      }
    case .overrideAll:
      check {
        try container.overriding {
          $0.register(Robot.self, name: "last") { Robot(counts: counts) }
        } while: {
          for _ in 0..<10 { _ = try container.resolve(Service.self) }
          let robots = Set(try container.all(Robot.self).map(ObjectIdentifier.init))
          return robots.count == container.keys.count { $0.type == Robot.self }
        }
      }
    case .subscribe:
      let subscription = container.subscribe { _ in }
      check { try container.resolve(Service.self).isAlive }
      subscription.cancel()
    case .validate: check { try container.validate().isValid }
    case .remove:
      let name = "\(random.next(below: 8))"
      container.register(Robot.self, name: name, scope: .singleton) { Robot(counts: counts) }
      _ = try? container.resolve(Robot.self, name: name)
      container.remove(Robot.self, name: name)
    }
  }

  /// The child refers back to its parent, unless the parent has been reset in between.
  private func isWhole(_ parent: Parent) -> Bool {
    parent.isAlive && parent.child.isAlive && parent.child.parent?.isAlive != false
  }

  private func check(_ answer: () throws -> Bool) {
    do {
      counts.answer(isRight: try answer())
    } catch {
      print(error)
      counts.answer(isRight: false)
    }
  }
}
