import Testing

struct ContextsArePrivateTests {
  @Test(arguments: [
    (
      """
      final class UserScreenContext: UserRepositoryHolderType {}
      """,
      """
      1:13 UserScreenContext is visible outside of its composition
        fix: declare it private, in the file of its composition
      """
    ),
    (
      """
      public struct UserScreenContext: SignOutUseCase {}
      """,
      """
      1:15 UserScreenContext is visible outside of its composition
        fix: declare it private, in the file of its composition
      """
    ),
  ])
  func `what CC-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-6") == report)
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
