import Testing

struct ContextHasNoCodeTests {
  @Test(arguments: [
    (
      """
      private final class UserScreenContext: UserRepositoryHolderType {
        func signOut() {}
      }
      """,
      """
      2:8 UserScreenContext has code of its own, signOut
        fix: move it into the extension of a use case, and let the context conform to that
      """
    ),
    (
      """
      private final class UserScreenContext: UserRepositoryHolderType {
        var name: String { "" }
      }
      """,
      """
      2:7 UserScreenContext has code of its own, name
        fix: move it into the extension of a use case, and let the context conform to that
      """
    ),
    (
      """
      private final class UserScreenContext: UserRepositoryHolderType {
        let a: A
      }
      extension UserScreenContext {
        func load() {}
      }
      """,
      """
      5:8 UserScreenContext has code of its own, load
        fix: move it into the extension of a use case, and let the context conform to that
      """
    ),
  ])
  func `what CC-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-2") == report)
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
