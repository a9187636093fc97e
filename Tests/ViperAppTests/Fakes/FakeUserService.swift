import UserDomain

@testable import ViperApp

/// Answers at once, and writes down what it is asked.
final class FakeUserService: UserService {
  var signedInUserID: User.ID?
  var known: [User.ID: User] = [:]
  var answer: Result<User, UserAPIError> = .failure(.unreachable)
  let call = FakeCall()
  private(set) var calls: [String] = []
  private(set) weak var observer: (any UserServiceObserver)?

  final class FakeCall: APICall {
    private(set) var isCancelled = false

    func cancel() {
      isCancelled = true
    }
  }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void) {
    calls.append("sign in \(firstName)")
    completion(answer.map(\.id))
  }

  func signOut() {
    calls.append("sign out")
  }

  func knownUser(id: User.ID) -> User? {
    known[id]
  }

  func user(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    calls.append("user \(id)")
    completion(answer)
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    calls.append("friends \(id)")
    completion(answer.map { [$0] })
  }

  func update(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) -> any APICall {
    calls.append("update \(user.fullName)")
    completion(answer)
    return call
  }

  func addObserver(_ observer: any UserServiceObserver) {
    self.observer = observer
  }
}
