import Dispatch
import Injection
import Testing

struct ConcurrencyTests {
  let container = Container()

  @Test func `a slow singleton asked for from many threads is built once`() throws {
    let built = Counter()
    container.register(Store.self, scope: .singleton) {
      built.increment()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(20))
      return Store()
    }
    let seen = identities(from: 64) { try $0.resolve(Store.self) }
    #expect(seen.count == 1)
    #expect(built.value == 1)
  }

  @Test func `singletons that refer to each other are built once, whichever is asked first`() throws {
    for _ in 0..<50 {
      let (container, built) = (Container(), Counter())
      container.register(PropertyTests.Parent.self, scope: .unchecked(.singleton)) { (child: PropertyTests.Child) in
        built.increment()
        return PropertyTests.Parent(child: child)
      }
      container.register(PropertyTests.Child.self, scope: .unchecked(.singleton)) {
        built.increment()
        return PropertyTests.Child()
      }.resolvingProperties { $1.parent = try $0.resolve() }
      let whole = Counter()
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        if number.isMultiple(of: 2) {
          if let parent = try? container.resolve(PropertyTests.Parent.self), parent.child.parent === parent {
            whole.increment()
          }
        } else if let child = try? container.resolve(PropertyTests.Child.self), child.parent?.child === child {
          whole.increment()
        }
      }
      #expect(built.value == 2)
      #expect(whole.value == 8)
    }
  }

  @Test func `a cycle entered from both ends is thrown on both threads`() {
    container.register(Service.self, scope: .singleton, Service.init)
    container.register(Store.self, scope: .singleton, with: { try $0.resolve(Service.self).store })
    let refused = Counter()
    DispatchQueue.concurrentPerform(iterations: 100) { [container] number in
      let text = number.isMultiple(of: 2) ? container.refusal(of: Service.self) : container.refusal(of: Store.self)
      if text.contains("needs itself") { refused.increment() }
    }
    #expect(refused.value == 100)
  }

  @Test func `children of one parent build its singletons once`() {
    let built = Counter()
    container.register(Store.self, scope: .singleton) {
      built.increment()
      return Store()
    }
    container.register(Service.self, scope: .singleton, Service.init)
    let seen = identities(from: 64) { try Container(parent: $0).resolve(Service.self) }
    #expect(seen.count == 1)
    #expect(built.value == 1)
  }

  @Test func `registering while others resolve is safe`() {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Service.self, scope: .transient, Service.init)
    let answered = Counter()
    DispatchQueue.concurrentPerform(iterations: 400) { [container] number in
      switch number % 4 {
      case 0: container.register(Store.self, scope: .singleton, Store.init)
      case 1: container.register(Person.self, name: "\(number)") { Person() }.implements((any Named).self)
      case 2: container.reset()
      default: if (try? container.resolve(Service.self)) != nil { answered.increment() }
      }
    }
    #expect(answered.value == 100)
  }

  @Test func `threads that ask a container for the first time find what is registered at that moment`() {
    let answered = Counter()
    for _ in 0..<100 {
      let container = Container()
      container.register(Store.self, Store.init)
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        if number.isMultiple(of: 2) { container.register(Store.self, Store.init) }
        if (try? container.resolve(Store.self)) != nil { answered.increment() }
      }
    }
    #expect(answered.value == 800)
  }

  @Test func `a singleton that others still read is not let go, and none is left behind`() {
    final class Counted: Sendable {
      let living: Counter
      let dead: Counter

      init(living: Counter, dead: Counter) {
        (self.living, self.dead) = (living, dead)
        living.increment()
      }

      deinit {
        dead.increment()
      }
    }
    let (living, dead, answered) = (Counter(), Counter(), Counter())
    do {
      let container = Container()
      let register = { @Sendable in
        _ = container.register(Counted.self, scope: .singleton) { Counted(living: living, dead: dead) }
      }
      register()
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        for _ in 0..<500 {
          switch number {
          case 0: register()
          case 1: container.reset(.singleton)
          default:
            if let counted = try? container.resolve(Counted.self), counted.living === living { answered.increment() }
          }
        }
      }
    }
    #expect(answered.value == 1000)
    #expect(living.value == dead.value)
  }

  @Test func `a table that grows loses nothing that others look for`() {
    container.register(Store.self, name: "first", scope: .singleton, Store.init)
    let found = Counter()
    DispatchQueue.concurrentPerform(iterations: 2) { [container] number in
      for count in 0..<2000 {
        if number == 0 {
          container.register(Store.self, name: "\(count)", Store.init)
        } else if (try? container.resolve(Store.self, name: "first")) != nil {
          found.increment()
        }
      }
    }
    #expect(found.value == 2000)
    #expect(container.keys.count == 2001)
  }

  @Test func `graphs on different threads do not mix`() {
    container.register(Store.init)
    container.register(Service.init)
    container.register(Screen.init)
    let whole = Counter()
    DispatchQueue.concurrentPerform(iterations: 200) { [container] _ in
      if let screen = try? container.resolve(Screen.self), screen.store === screen.service.store { whole.increment() }
    }
    #expect(whole.value == 200)
  }

  /// Which objects so many threads are answered with.
  private func identities(
    from threads: Int, _ resolve: @escaping @Sendable (Container) throws -> some AnyObject
  ) -> Set<ObjectIdentifier> {
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: threads) { [container] _ in
      if let instance = try? resolve(container) { answers.add(instance) }
    }
    return answers.identities
  }
}
