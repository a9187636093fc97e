import Testing

struct UseCaseSetsAreRegisteredOnceTests {
  @Test(arguments: [
    """
    enum AComposition {
      static func configure(_ container: Container) {
        container.register { A(u: $0) }.implements((any LoadUseCase & SignOutUseCase).self)
      }
    }
    enum BComposition {
      static func configure(_ container: Container) {
        container.register { B(u: $0) }.implements((any SignOutUseCase & LoadUseCase).self)
      }
    }
    """,
    """
    enum A {
      static func f(_ c: Container) { c.register((any LoadUseCase).self) { X() } }
    }
    enum B {
      static func f(_ c: Container) { c.register((any LoadUseCase).self) { Y() } }
    }
    """,
  ])
  func `what CC-7 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-7").isEmpty == false)
  }

  @Test(arguments: [
    """
    enum A {
      static func f(_ c: Container) { c.register((any LoadUseCase).self) { X() } }
    }
    enum B {
      static func f(_ c: Container) { c.register((any SignOutUseCase).self) { Y() } }
    }
    """,
    """
    enum A {
      static func f(_ c: Container) { c.register((any LoadUseCase).self, name: "a") { X() } }
    }
    enum B {
      static func f(_ c: Container) { c.register((any LoadUseCase).self, name: "b") { Y() } }
    }
    """,
    """
    enum A {
      static func f(_ c: Container) { c.register(UserRepository.self) { X() } }
    }
    enum B {
      static func f(_ c: Container) { c.register(UserRepository.self) { Y() } }
    }
    """,
  ])
  func `what CC-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-7") == [])
  }
}
