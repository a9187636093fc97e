import Testing

struct ModulesAreGraphScopedTests {
  @Test(arguments: [
    """
    enum UserPart: Part {
      static func load(container: Container) {
        container.register((any UserViewModel).self, scope: .transient) { UserViewModelImpl(p: $0) }
      }
    }
    """,
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserViewController(viewModel: $0) }
      }
    }
    """,
    """
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserProviderImpl(a: $0) }.lifetime(.prototype)
      }
    }
    """,
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register(UserViewModelImpl.init)
      }
    }
    """,
  ])
  func `what FS-7 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FS-7").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register((any UserViewModel).self, scope: .graph) { UserViewModelImpl(p: $0) }
      }
    }
    """,
    """
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserViewController(viewModel: $0) }
      }
    }
    """,
    """
    import DITranquillity
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserProviderImpl(a: $0) }.lifetime(.objectGraph)
      }
    }
    """,
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register(UserDependency.self) { UserDependency(viewModel: $0) }
      }
    }
    """,
  ])
  func `what FS-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-7") == [])
  }
}
