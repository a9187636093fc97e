import Testing

struct UseCaseHasOneMemberTests {
  @Test(arguments: [
    """
    protocol SessionUseCase {
      func signIn()
      func signOut()
    }
    """,
    """
    protocol UserUseCaseType {
      var name: String { get }
      func load()
    }
    """,
  ])
  func `what CC-1 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-1").isEmpty == false)
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
