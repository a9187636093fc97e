import Rules
import Testing

struct ViewModelGetsUseCasesTests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        init(userRepository: any UserRepositoryType) {}
      }
      """,
      """
      2:8 UserViewModel has the repository UserRepositoryType
        fix: name the use cases that it needs, and let the screen's context hold the repository
      """
    ),
    (
      """
      final class UserViewModel {
        private let sessionService = SessionService()
      }
      """,
      """
      2:15 UserViewModel has the service SessionService
        fix: name the use cases that it needs, and let the screen's context hold the service
      """
    ),
    (
      """
      final class UserViewModel {
        typealias UseCases = SignOutUseCase & LoadUseCase
        private weak var useCases: (any UseCases)?
        init(useCases: any UseCases) { self.useCases = useCases }
      }
      """,
      """
      3:20 UserViewModel does not keep its use cases
        fix: declare `private let useCases`: nobody else keeps the context
      """
    ),
    (
      """
      final class UserViewModel {
        init(useCases: any SignOutUseCase) { useCases.signOut() }
      }
      """,
      """
      2:8 UserViewModel does not keep its use cases
        fix: store useCases in a `let`: nobody else keeps the context
      """
    ),
    (
      """
      struct UserScreenViewModel {
        init(useCases: SignOutUseCase) {}
      }
      """,
      """
      2:8 UserScreenViewModel does not keep its use cases
        fix: store useCases in a `let`: nobody else keeps the context
      """
    ),
  ])
  func `what CC-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-3") == report)
  }

  @Test(arguments: [
    """
    final class UserViewModel {
      typealias UseCases = SignOutUseCase & LoadUseCase
      private let useCases: any UseCases
      init(useCases: any UseCases) { self.useCases = useCases }
    }
    """,
    """
    final class UserViewModel {
      private let useCases: any SignOutUseCase
      init(useCases: any SignOutUseCase, arguments: UserArguments) { self.useCases = useCases }
    }
    """,
    """
    final class UserController {
      init(userRepository: any UserRepositoryType) {}
    }
    """,
    """
    struct FailureViewModel {
      let title: String
    }
    """,
  ])
  func `what CC-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-3") == [])
  }

  private let called = """
    final class UserScreenViewModel {
      func signOut() {
        useCases.signOut()
      }
    }
    final class UserScreenContext: SignOutUseCase {}
    final class SessionRepository: SignOutUseCase {}
    """

  @Test func `a repository that poses as use cases is found in a run`() throws {
    let calls = [call(0, "UserScreenViewModel", "signOut()", line: 2), call(1, "SessionRepository", "signOut()")]

    #expect(
      try found(calls, in: called, .contexts) == [
        "CC-3 App.swift:2 UserScreenViewModel.signOut called SessionRepository.signOut; "
          + "give it the screen's context, and let that hold the repository"
      ])
  }

  @Test func `a context between view model and repository is not found in a run`() throws {
    let calls = [
      call(0, "UserScreenViewModel", "signOut()", line: 2), call(1, "UserScreenContext", "signOut()"),
      call(2, "SessionRepository", "signOut()"),
    ]

    #expect(try found(calls, in: called, .contexts) == [])
  }
}
