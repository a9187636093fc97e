import Testing

struct UseCaseSetsAreRegisteredOnceTests {
  @Test(arguments: [
    (
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
      8:48 BComposition registers LoadUseCase & SignOutUseCase again, after AComposition
        fix: give the registrations names, or share one context
      """
    ),
    (
      """
      enum A {
        static func f(_ c: Container) { c.register((any LoadUseCase).self) { X() } }
      }
      enum B {
        static func f(_ c: Container) { c.register((any LoadUseCase).self) { Y() } }
      }
      """,
      """
      5:46 B registers LoadUseCase again, after A
        fix: give the registrations names, or share one context
      """
    ),
  ])
  func `what CC-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-7") == report)
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
    """
    enum A {
      typealias UseCases = LoadUseCase
      static func f(_ c: Container) { c.register((any UseCases).self) { X() } }
    }
    enum B {
      typealias UseCases = SignOutUseCase
      static func f(_ c: Container) { c.register((any UseCases).self) { Y() } }
    }
    """,
  ])
  func `what CC-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-7") == [])
  }
}
