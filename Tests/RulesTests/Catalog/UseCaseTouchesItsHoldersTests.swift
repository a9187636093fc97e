import Rules
import Testing

struct UseCaseTouchesItsHoldersTests {
  @Test(arguments: [
    (
      """
      extension SignOutUseCase where Self: UserRepositoryHolderType {
        func signOut() { SessionRepository.shared.end() }
      }
      """,
      """
      2:45 SignOutUseCase touches SessionRepository.shared, which no holder holds
        fix: add a holder of it to the requirements of the extension
      """
    ),
    (
      """
      extension SignOutUseCase where Self: UserRepositoryHolderType {
        func signOut() { (self as? SessionRepositoryHolderType)?.sessionRepository.end() }
      }
      """,
      """
      2:30 SignOutUseCase touches SessionRepositoryHolderType, which no holder holds
        fix: add a holder of it to the requirements of the extension
      """
    ),
    (
      """
      extension SignOutUseCase where Self: UserViewController {
        func signOut() {}
      }
      """,
      """
      1:11 SignOutUseCase asks for UserViewController, a view controller and no holder
        fix: ask for the holder of what is needed
      """
    ),
    (
      """
      extension SignOutUseCase where Self: UserRepositoryHolderType {
        func signOut() { UserDefaults.standard.removeAll() }
      }
      """,
      """
      2:42 SignOutUseCase touches UserDefaults.standard, which no holder holds
        fix: add a holder of it to the requirements of the extension
      """
    ),
  ])
  func `what CC-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-5") == report)
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

  private let called = """
    extension SignOutUseCase where Self: SessionHolderType {
      func signOut() {
        onEnd.navigate(.login)
        session.end()
      }
    }
    final class UserScreenContext: SessionHolderType, SignOutUseCase {}
    final class SessionRepository {}
    final class RootRouter {}
    """

  @Test func `a use case that moves between screens is found in a run`() throws {
    let calls = [
      call(0, "UserScreenContext", "signOut()", line: 2, declaredIn: "SignOutUseCase"),
      call(1, "RootRouter", "navigate(.login)"),
    ]

    #expect(
      try found(calls, in: called, .contexts) == [
        "CC-5 App.swift:2 SignOutUseCase.signOut called RootRouter.navigate; "
          + "change what its holders hold, and let the view model observe that"
      ])
  }

  @Test func `a use case that changes what it holds is not found in a run`() throws {
    let calls = [
      call(0, "UserScreenContext", "signOut()", line: 2, declaredIn: "SignOutUseCase"),
      call(1, "SessionRepository", "end()"), call(2, "RootRouter", "navigate(.login)"),
    ]

    #expect(try found(calls, in: called, .contexts) == [])
  }
}
