import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsApp

/// A context of a test's own: what any screen's context does, over fake repositories.
private struct TestContext: UserRepositoryHolderType, SessionRepositoryHolderType, ObserveUserNameUseCase,
  SignInUseCase,
  SignOutUseCase
{
  let users = FakeUserRepository()
  let session = FakeSessionRepository()

  var userRepository: any UserRepositoryType { users }
  var sessionRepository: any SessionRepositoryType { session }
}

struct UseCaseTests {
  private let context = TestContext()

  @Test func `a name follows its person, even into the unknown`() {
    var names: [String?] = []
    let observing = context.userName(id: 42).sink { names.append($0) }
    context.users.people.value = [42: .ann]
    context.users.people.value[7] = .bob
    context.users.people.value[42]?.firstName = "Anna"
    context.users.people.value = [:]
    #expect(names == [nil, "Ann Appleseed", "Anna Appleseed", nil])
    observing.cancel()
  }

  @Test func `signing in begins the session of the person who is found`() async throws {
    try await context.signIn(firstName: "bob")
    #expect(context.users.calls == ["findUser bob"])
    #expect(context.session.current.value == 7)
  }

  @Test func `who is not found is not signed in`() async {
    context.users.error = .noOneCalled("zed")
    await #expect(throws: UserAPIError.noOneCalled("zed")) { try await context.signIn(firstName: "zed") }
    #expect(context.session.current.value == nil)
  }

  @Test func `signing out ends the session and forgets everyone`() {
    context.session.begin(for: 42)
    context.signOut()
    #expect(context.session.current.value == nil)
    #expect(context.users.calls == ["forgetEveryone"])
  }
}
