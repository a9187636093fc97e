import Testing

struct FactoriesAreListedTests {
  @Test(arguments: [
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [LoginFactory()]
    }
    """,
    """
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    struct PersonFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{name}"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [UserFactory(), PersonFactory()]
    }
    """,
  ])
  func `what VI-6 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-6").isEmpty == false)
  }

  @Test(arguments: [
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [LoginFactory(), UserFactory()]
    }
    """,
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    struct UserFactory: ModuleFactoryProtocol {
      let moduleURN = "User:{id}"
    }
    """,
    """
    struct LoginFactory: ModuleFactoryProtocol {
      let moduleURN = "Login"
    }
    final class Root {
      let modules: [any ModuleFactoryProtocol] = [LoginFactory()]
    }
    struct CellFactory {
      func make() {}
    }
    """,
  ])
  func `what VI-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-6") == [])
  }
}
