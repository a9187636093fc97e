import Testing

struct ContextsArePrivateTests {
  @Test(arguments: [
    """
    final class UserScreenContext: UserRepositoryHolderType {}
    """,
    """
    public struct UserScreenContext: SignOutUseCase {}
    """,
  ])
  func `what CC-6 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-6").isEmpty == false)
  }

  @Test(arguments: [
    """
    private final class UserScreenContext: UserRepositoryHolderType {}
    """,
    """
    fileprivate struct UserScreenContext: SignOutUseCase {}
    """,
    """
    enum UserComposition {
      private final class UserScreenContext: UserRepositoryHolderType {}
    }
    """,
    """
    final class GraphicsContext {}
    """,
  ])
  func `what CC-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-6") == [])
  }
}
