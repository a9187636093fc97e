import Testing

struct ContextHasNoCodeTests {
  @Test(arguments: [
    """
    private final class UserScreenContext: UserRepositoryHolderType {
      func signOut() {}
    }
    """,
    """
    private final class UserScreenContext: UserRepositoryHolderType {
      var name: String { "" }
    }
    """,
    """
    private final class UserScreenContext: UserRepositoryHolderType {
      let a: A
    }
    extension UserScreenContext {
      func load() {}
    }
    """,
  ])
  func `what CC-2 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-2").isEmpty == false)
  }

  @Test(arguments: [
    """
    private final class UserScreenContext: UserRepositoryHolderType {
      let userRepository: any UserRepositoryType
      init(userRepository: any UserRepositoryType) { self.userRepository = userRepository }
    }
    """,
    """
    private final class UserScreenContext: UserRepositoryHolderType {
      let a: A
    }
    extension UserScreenContext: SignOutUseCase {}
    """,
    """
    final class ManagedObjectContext {
      func save() {}
    }
    """,
    """
    struct RenderContext {
      var scale: Double { 1 }
    }
    """,
  ])
  func `what CC-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-2") == [])
  }
}
