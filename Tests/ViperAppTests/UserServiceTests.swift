import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import ViperApp

struct UserServiceTests {
  private final class Log {
    var signIns: [Result<User.ID, UserAPIError>] = []
    var users: [Result<User, UserAPIError>] = []
  }

  /// Hears of updates.
  private final class Observer: UserServiceObserver {
    private(set) var names: [String] = []

    func userService(_ userService: any UserService, didUpdate user: User) {
      names.append(user.fullName)
    }
  }

  private let server: SimulatedServer
  private let clock = ManualClock()
  private let sessionStore = InMemorySessionStore()
  private let service: UserServiceImpl
  private let log = Log()

  init() {
    server = SimulatedServer(clock: clock)
    service = UserServiceImpl(
      apiService: APIServiceImpl(userAPI: RemoteUserAPI(server: server), clock: clock), sessionStore: sessionStore)
  }

  @Test(
    arguments: [("bob", .success(7), 7), ("zed", .failure(.noOneCalled("zed")), nil)]
      as [(
        String, Result<User.ID, UserAPIError>, User.ID?
      )])
  func `who is found is signed in`(name: String, result: Result<User.ID, UserAPIError>, signedIn: User.ID?) async {
    service.signIn(firstName: name) { [log] in log.signIns.append($0) }
    await settle()
    #expect(log.signIns == [result])
    #expect(service.signedInUserID == signedIn)
  }

  @Test func `who was asked for is known, until somebody signs out`() async {
    service.user(id: 42) { [log] in log.users.append($0) }
    await settle()
    #expect(log.users == [.success(.ann)])
    #expect(service.knownUser(id: 42) == .ann)
    service.signOut()
    #expect(service.knownUser(id: 42) == nil)
  }

  @Test func `an update is told to all who observe, as long as they are there`() async {
    let observer = Observer()
    weak var gone: Observer?
    service.addObserver(observer)
    do {
      let observer = Observer()
      service.addObserver(observer)
      gone = observer
    }
    _ = service.update(User(id: 42, firstName: "Anna", lastName: "Appleseed")) { _ in }
    await settle()
    #expect(observer.names == ["Anna Appleseed"])
    #expect(gone == nil)
    #expect(service.knownUser(id: 42)?.firstName == "Anna")
  }

  @Test func `an update that is cancelled in time has changed nothing`() async {
    server.latency = .seconds(2)
    let call = service.update(User(id: 42, firstName: "Anna", lastName: "Appleseed")) { [log] in log.users.append($0) }
    await clock.advance(by: .seconds(1))
    call.cancel()
    await clock.advance(by: .seconds(5))
    #expect(log.users == [.failure(.unreachable)])
    #expect(service.knownUser(id: 42) == nil)
  }
}
