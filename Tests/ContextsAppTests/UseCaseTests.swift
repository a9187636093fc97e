import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain

/// A context of a test's own: what any screen's context does, over fake repositories.
private struct TestContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let users = FakeUserRepository()
  let session = FakeSessionRepository()

  var userRepository: any UserRepositoryType { users }
  var sessionRepository: any SessionRepositoryType { session }
}

extension TestContext: LoadUserUseCase, LoadFriendsUseCase, RenameUserUseCase {}
extension TestContext: ObserveUserUseCase, ObserveUserNameUseCase, ObserveFriendsUseCase, ObserveSessionUseCase {}
extension TestContext: SignInUseCase, SignOutUseCase {}

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

  @Test func `what is observed is what the repositories have`() {
    var seen: [String] = []
    var cancellables: Set<AnyCancellable> = []
    context.user(id: 42).sink { seen.append("user \($0?.fullName ?? "-")") }.store(in: &cancellables)
    context.friends(of: 42).sink { seen.append("friends \($0?.count ?? -1)") }.store(in: &cancellables)
    context.signedInUserID.sink { seen.append("session \($0?.description ?? "-")") }.store(in: &cancellables)
    context.users.people.value = [42: .ann]
    context.users.friendships.value = [42: [.bob, .cy]]
    context.session.begin(for: 42)
    #expect(
      seen == ["user -", "friends -1", "session -", "user Ann Appleseed", "friends 2", "session 42"])
  }

  @Test func `what is asked of the server is asked of the repository`() async throws {
    try await context.loadUser(id: 42)
    try await context.loadFriends(of: 42)
    try await context.rename(.ann)
    #expect(context.users.calls == ["loadUser 42", "loadFriends 42", "save Ann Appleseed"])
  }

  @Test func `what the server refuses is refused`() async {
    context.users.error = .unavailable
    await #expect(throws: UserError.unavailable) { try await context.loadUser(id: 42) }
    await #expect(throws: UserError.unavailable) { try await context.loadFriends(of: 42) }
    await #expect(throws: UserError.unavailable) { try await context.rename(.ann) }
  }

  @Test func `signing in begins the session of the person who is found`() async throws {
    try await context.signIn(firstName: "bob")
    #expect(context.users.calls == ["findUser bob"])
    #expect(context.session.current.value == 7)
  }

  @Test func `who is not found is not signed in`() async {
    context.users.error = .noOneCalled("zed")
    await #expect(throws: UserError.noOneCalled("zed")) { try await context.signIn(firstName: "zed") }
    #expect(context.session.current.value == nil)
  }

  @Test func `signing out ends the session and forgets everyone`() {
    context.session.begin(for: 42)
    context.signOut()
    #expect(context.session.current.value == nil)
    #expect(context.users.calls == ["forgetEveryone"])
  }
}
