import MVVMFCLibrary
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVVMFCApp

struct ServiceTests {
  private final class Log {
    var users: [Result<User, ApiError>] = []
    var ids: [Result<User.ID, ApiError>] = []
  }

  /// Hears of updates.
  private final class Listener: UserServiceListener {
    private(set) var names: [String] = []

    func userService(_ userService: any UserServiceProtocol, didUpdate user: User) {
      names.append(user.fullName)
    }
  }

  private let clock = ManualClock()
  private let server: SimulatedServer
  private let store = InMemorySessionStore()
  private let users: UserService
  private let session: SessionService
  private let log = Log()

  init() {
    server = SimulatedServer(clock: clock)
    users = UserService(server: server, session: ApiSession(clock: clock))
    session = SessionService(store: store, userService: users)
  }

  @Test func `who was asked for is known from then on`() async {
    #expect(users.knownUser(id: 42) == nil)
    users.user(id: 42) { [log] in log.users.append($0) }
    users.user(id: 99) { [log] in log.users.append($0) }
    await settle()
    #expect(log.users.contains(.success(.ann)))
    #expect(log.users.contains(.failure(.notFound)))
    #expect(users.knownUser(id: 42) == .ann)
  }

  @Test func `an update is told to all who listen, as long as they are there`() async {
    let listener = Listener()
    weak var gone: Listener?
    users.addListener(listener)
    do {
      let listener = Listener()
      users.addListener(listener)
      gone = listener
    }
    _ = users.update(User(id: 42, firstName: "Anna", lastName: "Appleseed")) { [log] in log.users.append($0) }
    await settle()
    #expect(listener.names == ["Anna Appleseed"])
    #expect(gone == nil)
    #expect(users.knownUser(id: 42)?.firstName == "Anna")
  }

  @Test func `an update that is cancelled has changed nothing`() async {
    server.latency = .seconds(2)
    let task = users.update(User(id: 42, firstName: "Anna", lastName: "Appleseed")) { [log] in log.users.append($0) }
    await clock.advance(by: .seconds(1))
    task.cancel()
    await clock.advance(by: .seconds(5))
    #expect(log.users == [.failure(.unreachable)])
    #expect(users.knownUser(id: 42) == nil)
  }

  @Test(
    arguments: [("bob", .success(7), 7), ("zed", .failure(.notFound), nil)]
      as [(
        String, Result<User.ID, ApiError>, User.ID?
      )])
  func `a session begins for who is found`(name: String, result: Result<User.ID, ApiError>, signedIn: User.ID?) async {
    session.signIn(firstName: name) { [log] in log.ids.append($0) }
    await settle()
    #expect(log.ids == [result])
    #expect(store.userID == signedIn)
    session.signOut()
    #expect(session.userID == nil)
  }

  @Test func `the last link that was held is followed, once`() {
    let links = LinkService()
    let follower = LinkFollower()
    links.delegate = follower
    links.followPendingLink()
    links.hold(DeepLink(route: .user(7)))
    links.hold(DeepLink(route: .friends(42), presentation: .modal))
    links.followPendingLink()
    links.followPendingLink()
    #expect(follower.links == [DeepLink(route: .friends(42), presentation: .modal)])
  }

  /// Writes down the links that it is to follow.
  private final class LinkFollower: LinkServiceDelegate {
    private(set) var links: [DeepLink] = []

    func linkService(_ linkService: any LinkServiceProtocol, follow link: DeepLink) {
      links.append(link)
    }
  }
}
