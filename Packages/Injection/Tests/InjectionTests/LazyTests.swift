import Dispatch
import Injection
import Testing

struct LazyTests {
  final class Owner {
    let lazy: Lazy<Pet>
    init(lazy: Lazy<Pet>) { self.lazy = lazy }
  }

  final class Pet {
    let owner: Owner
    init(owner: Owner) { self.owner = owner }
  }

  final class Shop {
    let provider: Provider<Service>
    let store: Store

    init(provider: Provider<Service>, store: Store) {
      self.provider = provider
      self.store = store
    }
  }

  let container = Container()

  @Test func `what is lazy is built when it is asked for, once`() throws {
    let built = Counter()
    container.register {
      built.increment()
      return Store()
    }
    let lazy = try container.resolve(Lazy<Store>.self)
    #expect(built.value == 0)
    #expect(try lazy.get() === lazy.get())
    #expect(built.value == 1)
  }

  @Test func `two that need each other are the same at both ends, if one is lazy`() throws {
    container.register(Owner.init)
    container.register(Pet.init)
    let owner = try container.resolve(Owner.self)
    #expect(try owner.lazy.get().owner === owner)
    #expect(try owner.lazy.get() === owner.lazy.get())
  }

  @Test func `asked for in the initialiser, it is a cycle all the same`() {
    container.register(
      Owner.self,
      with: { container in
        let owner = Owner(lazy: try container.resolve())
        _ = try owner.lazy.get()
        return owner
      })
    container.register(Pet.init)
    #expect(container.refusal(of: Owner.self).hasPrefix("Owner needs itself (Owner → Pet → Owner)"))
  }

  @Test func `a provider builds as the scope says, within its graph`() throws {
    container.register(Store.init)
    container.register(Service.self, scope: .transient, Service.init)
    container.register(Shop.init)
    let shop = try container.resolve(Shop.self)
    let (first, second) = (try shop.provider.get(), try shop.provider.get())
    #expect(first !== second)
    #expect(first.store === shop.store)
    #expect(second.store === shop.store)
    #expect(try container.resolve(Shop.self).store !== shop.store)
  }

  @Test func `a graph is not kept by what is deferred`() throws {
    container.register(Store.init)
    container.register(Service.init)
    container.register(Shop.init)
    weak var store: Store?
    do {
      let shop = try container.resolve(Shop.self)
      store = shop.store
      #expect(try shop.provider.get().store === store)
    }
    #expect(store == nil)
  }

  @Test func `a provider takes arguments`() throws {
    container.register(Person.self, arguments: String.self, Int.self) { Person(name: $1, age: $2) }
    let person = try container.resolve(Provider<Person>.self).get(arguments: "Bob", 13)
    #expect((person.name, person.age) == ("Bob", 13))
  }

  @Test func `a name holds for what is deferred`() throws {
    container.register(name: "boss") { Person(name: "Bob") }
    #expect(try container.resolve(Lazy<Person>.self, name: "boss").get().name == "Bob")
    #expect(try container.resolve(Provider<Person>.self, name: "boss").get().name == "Bob")
  }

  @Test func `a failure is told when it is asked for, and tried again`() throws {
    let tries = Counter()
    container.register {
      if tries.increment() < 2 { throw Refused(description: "not yet") }
      return Store()
    }
    let lazy = try container.resolve(Lazy<Store>.self)
    #expect(throws: InjectionError.self) { try lazy.get() }
    #expect(try lazy.get() === lazy.get())
  }

  @Test func `a container that is gone is an error`() throws {
    func deferred() throws -> (Lazy<Store>, Provider<Store>) {
      let container = Container()
      container.register(Store.init)
      return (try container.resolve(), try container.resolve())
    }
    let (lazy, provider) = try deferred()
    let error = #expect(throws: InjectionError.self) { try lazy.get() }
    #expect(throws: InjectionError.self) { try provider.get() }
    #expect(
      error?.description
        == "the container that would build Store is gone; keep it for as long as what it gave a Lazy or a Provider to"
    )
  }

  @Test func `a singleton that defers does not keep its container`() throws {
    weak var gone: Container?
    do {
      let container = Container()
      gone = container
      container.register(Store.init)
      container.register(Service.self, scope: .transient, Service.init)
      container.register(Shop.self, scope: .unchecked(.singleton), Shop.init)
      _ = try container.resolve(Shop.self).provider.get()
    }
    #expect(gone == nil)
  }

  @Test func `many threads that ask a lazy one at once get the same`() throws {
    let built = Counter()
    container.register(Store.self, scope: .transient) {
      built.increment()
      return Store()
    }
    for _ in 0..<50 {
      let lazy = try container.resolve(Lazy<Store>.self)
      let answers = Answers()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        if let store = try? lazy.get() { answers.add(store) }
      }
      #expect(answers.identities.count == 1)
    }
    #expect(built.value == 50)
  }

  @Test func `what is deferred may be asked for while another graph is built`() throws {
    container.register(Store.init)
    container.register(Service.init)
    container.register(Shop.init)
    let shop = try container.resolve(Shop.self)
    container.register(
      [Store].self,
      with: { container in
        [try container.resolve(), try shop.provider.get().store, try container.resolve()]
      })
    let stores = try container.resolve([Store].self)
    #expect(stores[0] === stores[2])
    #expect(stores[0] !== stores[1])
    #expect(stores[1] === shop.store)
  }

  @Test func `properties are given in a deferred graph too`() throws {
    container.register(PropertyTests.Parent.init)
    container.register(PropertyTests.Child.init).resolvingProperties {
      $1.parent = try $0.resolve()
    }
    let parent = try container.resolve(Lazy<PropertyTests.Parent>.self).get()
    #expect(parent.child.parent === parent)
  }
}
