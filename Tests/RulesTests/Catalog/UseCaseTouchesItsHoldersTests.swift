import Testing

struct UseCaseTouchesItsHoldersTests {
  @Test(arguments: [
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType {
      func signOut() { SessionRepository.shared.end() }
    }
    """,
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType {
      func signOut() { (self as? SessionRepositoryHolderType)?.sessionRepository.end() }
    }
    """,
    """
    extension SignOutUseCase where Self: UserViewController {
      func signOut() {}
    }
    """,
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType {
      func signOut() { UserDefaults.standard.removeAll() }
    }
    """,
  ])
  func `what CC-5 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-5").isEmpty == false)
  }

  @Test(arguments: [
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType & SessionRepositoryHolderType {
      func signOut() { sessionRepository.end() }
    }
    """,
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType {
      func signOut() { userRepository.forget(User.ID(7)) }
    }
    """,
    """
    extension UserController {
      func f() { SessionRepository.shared.end() }
    }
    """,
    """
    extension SignOutUseCase where Self: UserRepositoryHolderType, Self: LoadUseCase {
      func signOut() { load() }
    }
    """,
  ])
  func `what CC-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-5") == [])
  }
}
