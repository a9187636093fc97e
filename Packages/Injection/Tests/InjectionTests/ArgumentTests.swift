import Injection
import Testing

/// Arguments that travel through the graph of one request.
struct ArgumentTests {
  struct UserID: Hashable { var value: Int }

  final class Provider {
    let id: UserID
    let store: Store
    init(id: UserID, store: Store) {
      self.id = id
      self.store = store
    }
  }

  final class ViewModel {
    let provider: Provider
    init(provider: Provider) { self.provider = provider }
  }

  final class Page {
    let viewModel: ViewModel
    let provider: Provider
    var title = ""
    init(viewModel: ViewModel, provider: Provider) {
      self.viewModel = viewModel
      self.provider = provider
    }
  }

  let container = Container()

  init() {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register { Provider(id: arg($0), store: $1) }
    container.register(ViewModel.init)
    container.register(Page.init)
  }

  @Test func `an argument reaches what takes it, however deep, and is shared within the graph`() throws {
    let page = try container.resolve(Page.self, arguments: UserID(value: 7))
    #expect(page.provider.id.value == 7)
    #expect(page.viewModel.provider === page.provider)
    let other = try container.resolve(Page.self, arguments: UserID(value: 8))
    #expect(other.provider.id.value == 8)
    #expect(other.provider.store === page.provider.store)
  }

  @Test func `several arguments are told apart by their types, wherever they lie in memory`() throws {
    container.register { (flag: Argument<Bool>, count: Argument<Int>, name: Argument<String>) in
      "\(arg(flag)) \(arg(count)) \(arg(name))"
    }
    #expect(try container.resolve(String.self, arguments: true, 42, "Ann") == "true 42 Ann")
    #expect(try container.resolve(String.self, arguments: "Ann", true, 42) == "true 42 Ann")
  }

  @Test func `a factory that asks for itself may ask for an argument too`() throws {
    container.register(String.self, with: { "page of \(try $0.argument(UserID.self).value)" })
    #expect(try container.resolve(String.self, arguments: UserID(value: 7)) == "page of 7")
  }

  @Test func `a factory with arguments of its own hands them on`() throws {
    container.register(String.self, arguments: UserID.self) { container, id in
      let provider: Provider = try container.resolve()
      return "\(id.value) \(provider.id.value)"
    }
    #expect(try container.resolve(String.self, arguments: UserID(value: 7)) == "7 7")
  }

  @Test func `what is built of other arguments is not shared, what is built of equal ones is`() throws {
    container.register(
      [Provider].self,
      with: { container in
        [
          try container.resolve(), try container.resolve(Provider.self, arguments: UserID(value: 8)),
          try container.resolve(Provider.self, arguments: UserID(value: 7)), try container.resolve(),
        ]
      })
    let providers = try container.resolve([Provider].self, arguments: UserID(value: 7))
    #expect(providers.map(\.id.value) == [7, 8, 7, 7])
    #expect(providers[0] === providers[2])
    #expect(providers[0] === providers[3])
  }

  @Test func `an argument of another type does not stop what is there from being shared`() throws {
    container.register(String.self, arguments: Int.self) { container, number in
      let page: Page = try container.resolve()
      return "\(page.provider.id.value) \(number) \(ObjectIdentifier(page).hashValue)"
    }
    container.register(
      [String].self,
      with: { container in
        let page: Page = try container.resolve()
        return [try container.resolve(String.self, arguments: 1), "7 1 \(ObjectIdentifier(page).hashValue)"]
      })
    let texts = try container.resolve([String].self, arguments: UserID(value: 7))
    #expect(texts[0] == texts[1])
  }

  @Test func `an optional argument may be missing`() throws {
    container.register { (id: Argument<UserID>?) in [id.map(arg)?.value ?? 0] }
    #expect(try container.resolve([Int].self) == [0])
    #expect(try container.resolve([Int].self, arguments: UserID(value: 7)) == [7])
  }

  @Test func `properties are given with the arguments of their request`() throws {
    let container = Container()
    container.register(Page.init).resolvingProperties { container, page in
      page.title = "User \(try container.argument(UserID.self).value)"
    }
    container.register(ViewModel.init)
    container.register { Provider(id: arg($0), store: $1) }
    container.register(Store.init)
    container.register(
      [Page].self, with: { [try $0.resolve(Page.self, arguments: UserID(value: 8)), try $0.resolve()] })
    #expect(try container.resolve([Page].self, arguments: UserID(value: 7)).map(\.title) == ["User 8", "User 7"])
  }

  @Test func `what is deferred has the arguments of the graph that it was given to`() throws {
    final class Owner {
      let page: Lazy<Page>
      let pages: Injection.Provider<Page>
      init(page: Lazy<Page>, pages: Injection.Provider<Page>) {
        self.page = page
        self.pages = pages
      }
    }
    container.register(Owner.init)
    let owner = try container.resolve(Owner.self, arguments: UserID(value: 7))
    #expect(try owner.page.get().provider.id.value == 7)
    #expect(try owner.pages.get().provider.id.value == 7)
    #expect(try owner.pages.get(arguments: UserID(value: 8)).provider.id.value == 8)
    #expect(try owner.page.get().provider === owner.pages.get().provider)
  }

  @Test func `an argument that is missing is an error with its path`() {
    #expect(
      container.refusal(of: Page.self)
        == """
        the request brings no argument of type UserID for Provider (Page → ViewModel → Provider); \
        resolve with arguments: and one of that very type
        """)
  }

  @Test(arguments: [7, 8])
  func `two arguments of one type are an error for who takes one, even if they are equal`(other: Int) {
    let error = #expect(throws: InjectionError.self) {
      try container.resolve(Provider.self, arguments: UserID(value: 7), UserID(value: other))
    }
    #expect(
      error?.description
        == """
        the request brings several arguments of type UserID for Provider; \
        give each a type of its own, or put them in a struct
        """)
  }

  @Test func `an argument that nobody takes is refused as if nothing were registered`() {
    let error = #expect(throws: InjectionError.self) { try container.resolve(Store.self, arguments: 7) }
    #expect(error?.description == "nothing is registered for Store(Int); register it, or ask for Store")
    container.register { Person() }
    let other = #expect(throws: InjectionError.self) { try container.resolve(Person.self, arguments: 7) }
    #expect(other?.description == "nothing is registered for Person(Int); register it, or ask for Person")
  }

  @Test(arguments: [Container.Scope.singleton, .weak])
  func `what outlives the request cannot be built of its arguments`(scope: Container.Scope) throws {
    container.register(ViewModel.self, scope: scope, ViewModel.init)
    let error = #expect(throws: InjectionError.self) { try container.resolve(Page.self, arguments: UserID(value: 7)) }
    #expect(
      error?.description
        == """
        Provider takes an argument of type UserID, and is shared beyond the request (Page → ViewModel → Provider); \
        make what needs it graph or transient, or ask for it through a Provider
        """)
    let report = #expect(throws: ValidationError.self) { try container.validate() }?.report
    #expect(report?.problems.first?.id == .argument)
    #expect(
      report?.problems.first?.summary
        == "ViewModel needs Provider, which takes an argument of type UserID, and is shared beyond the request")
  }

  @Test func `the graph says who takes which argument`() throws {
    #expect(
      container.registrationGraph.text.split(separator: "\n").map { $0.split(separator: "  Injection")[0] }.joined(
        separator: "\n")
          == """
          container
            Store        singleton
            Provider     graph, takes UserID
              → Store
            ViewModel    graph
              → Provider
            Page         graph
              → ViewModel
              → Provider
          """)
    #expect(try container.validate(entryPoints: [Page.self]).problems.isEmpty)
  }

  @Test func `a recursion with other arguments is no cycle`() throws {
    container.register([Int].self) { (id: Argument<UserID>, container: Lazy<Store>) in [arg(id).value] }
    container.register(
      String.self,
      with: { container in
        let id = try container.argument(UserID.self)
        guard id.value > 0 else { return "0" }
        return "\(id.value) " + (try container.resolve(String.self, arguments: UserID(value: id.value - 1)))
      })
    #expect(try container.resolve(String.self, arguments: UserID(value: 3)) == "3 2 1 0")
  }

  @Test func `a child answers with its own registrations and the same argument`() throws {
    let child = Container(parent: container)
    child.register { Person(name: "\(arg($0) as UserID)") }
    #expect(try child.resolve(Page.self, arguments: UserID(value: 7)).provider.id.value == 7)
    #expect(try child.resolve(Person.self, arguments: UserID(value: 7)).name == "UserID(value: 7)")
  }
}
