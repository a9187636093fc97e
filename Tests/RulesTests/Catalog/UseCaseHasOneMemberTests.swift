import Testing

struct UseCaseHasOneMemberTests {
  @Test(arguments: [
    (
      """
      protocol SessionUseCase {
        func signIn()
        func signOut()
      }
      """,
      """
      3:8 SessionUseCase has 2 members: signIn, signOut
        fix: make a use case of each
      """
    ),
    (
      """
      protocol UserUseCaseType {
        var name: String { get }
        func load()
      }
      """,
      """
      3:8 UserUseCaseType has 2 members: name, load
        fix: make a use case of each
      """
    ),
  ])
  func `what CC-1 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-1") == report)
  }

  @Test(arguments: [
    """
    protocol SignOutUseCase {
      func signOut()
    }
    """,
    """
    protocol AllUseCase: SignOutUseCase, SignInUseCase {}
    """,
    """
    final class SignOutUseCase {
      func prepare() {}
      func execute() {}
    }
    """,
    """
    protocol UserRepositoryType {
      func a()
      func b()
    }
    """,
  ])
  func `what CC-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-1") == [])
  }
}
