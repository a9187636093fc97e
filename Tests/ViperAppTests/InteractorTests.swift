import Testing
import UserAppTesting
import UserDomain

@testable import ViperApp

/// An interactor is tested like any object with dependencies: it has neither a view nor a presenter.
struct InteractorTests {
  private final class Log {
    var results: [Result<User, UserAPIError>] = []
    var names: [String] = []
  }

  private let userService = FakeUserService()
  private let log = Log()

  @Test func `login signs in with the service`() {
    userService.answer = .success(.bob)
    var results: [Result<User.ID, UserAPIError>] = []
    LoginInteractor(userService: userService).signIn(firstName: "bob") { results.append($0) }
    #expect(userService.calls == ["sign in bob"])
    #expect(results == [.success(7)])
  }

  @Test func `the user module hears of its person only`() {
    let interactor = UserInteractor(userService: userService)
    interactor.observeUser(id: 42) { [log] in log.names.append($0.fullName) }
    for user in [User.bob, User(id: 42, firstName: "Anna", lastName: "Appleseed")] {
      userService.observer?.userService(userService, didUpdate: user)
    }
    #expect(log.names == ["Anna Appleseed"])
  }

  @Test func `the friends module hears of everyone`() {
    let interactor = FriendsInteractor(userService: userService)
    interactor.observeUsers { [log] in log.names.append($0.fullName) }
    for user in [User.bob, .cy] { userService.observer?.userService(userService, didUpdate: user) }
    #expect(log.names == ["Bob Baker", "Cy Young"])
  }

  @Test func `a name is edited as it is known, and only loaded if it is not`() {
    let interactor = EditNameInteractor(userService: userService)
    userService.known = [42: .ann]
    interactor.loadUser(id: 42) { [log] in log.results.append($0) }
    #expect(userService.calls.isEmpty)
    interactor.loadUser(id: 7) { [log] in log.results.append($0) }
    #expect(userService.calls == ["user 7"])
    #expect(log.results == [.success(.ann), .failure(.unreachable)])
  }

  @Test func `a save that is given up is cancelled`() {
    let interactor = EditNameInteractor(userService: userService)
    interactor.cancelSaving()
    #expect(!userService.call.isCancelled)
    interactor.save(.ann) { _ in }
    interactor.cancelSaving()
    #expect(userService.calls == ["update Ann Appleseed"])
    #expect(userService.call.isCancelled)
  }
}
