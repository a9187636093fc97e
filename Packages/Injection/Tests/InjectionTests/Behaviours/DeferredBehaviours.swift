import Injection
import Testing

/// `Lazy` and `Provider`.
struct DeferredBehaviours {
  final class Owner {
    var lazy: Lazy<Store>?
    var provider: Provider<Store>?
  }

  let container = Container()

  @Test func `what is lazy and not registered is refused when it is asked for, and by validation`() throws {
    container.register { (lazy: Lazy<Store>) in [lazy] }
    let lazy = try container.resolve([Lazy<Store>].self)[0]
    let error = #expect(throws: InjectionError.self) { try lazy.get() }
    #expect(error?.description.hasPrefix("nothing is registered for Store") == true)
    let report = #expect(throws: ValidationError.self) { try container.validate() }?.report
    #expect(report?.problems.first?.summary == "nothing is registered for Store")
  }

  @Test func `what something implements may be deferred`() throws {
    container.register(scope: .singleton) { Person() }.implements((any Named).self)
    let person = try container.resolve(Person.self)
    #expect(try container.resolve(Lazy<any Named>.self).get() === person)
    #expect(try container.resolve(Provider<any Named>.self).get() === person)
  }

  @Test func `a lazy optional is nil only if nothing is registered`() throws {
    #expect(try container.resolve(Lazy<Store?>.self).get() == nil)
    container.register(Store.init)
    #expect(try container.resolve(Lazy<Store?>.self).get() != nil)
  }

  @Test func `a deferred singleton is the one that everybody has`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    let store = try container.resolve(Store.self)
    #expect(try container.resolve(Lazy<Store>.self).get() === store)
    #expect(try container.resolve(Provider<Store>.self).get() === store)
  }

  @Test func `a provider of a graph object answers with the same one while somebody holds it`() throws {
    container.register(Store.init)
    let provider = try container.resolve(Provider<Store>.self)
    let first = try provider.get()
    #expect(try provider.get() === first)
    #expect(try container.resolve(Provider<Store>.self).get() !== first)
  }

  @Test func `what is deferred may be a property`() throws {
    container.register(Store.init)
    container.register(Owner.init).resolvingProperties {
      $1.lazy = try $0.resolve()
      $1.provider = try $0.resolve()
    }
    let owner = try container.resolve(Owner.self)
    #expect(try owner.lazy?.get() != nil)
    #expect(try owner.lazy?.get() === owner.provider?.get())
  }

  @Test func `what was lazy stays after a reset, and is built anew for others`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    let lazy = try container.resolve(Lazy<Store>.self)
    let store = try lazy.get()
    container.reset()
    #expect(try lazy.get() === store)
    #expect(try container.resolve(Lazy<Store>.self).get() !== store)
  }

  @Test func `a provider of something weak does not hold it, and gives it while somebody does`() throws {
    container.register(Store.self, scope: .weak, Store.init)
    let provider = try container.resolve(Provider<Store>.self)
    weak var gone: Store?
    do {
      let store = try provider.get()
      #expect(try provider.get() === store)
      gone = store
    }
    #expect(gone == nil)
  }
}
