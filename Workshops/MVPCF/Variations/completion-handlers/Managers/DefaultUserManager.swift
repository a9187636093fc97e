import OpenCombine
import UserDomain

final class DefaultUserManager: UserManager {
  private(set) lazy var users = known.eraseToAnyPublisher()
  var knownUsers: [User.ID: User] { known.value }

  private let userAPI: any UserAPI
  private let known = CurrentValueSubject<[User.ID: User], Never>([:])

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) -> AnyCancellable {
    request { [userAPI] () async throws(UserAPIError) in
      try await userAPI.user(id: id)
    } completion: { [known] result in
      if case .success(let user) = result { known.value[id] = user }
      completion(result)
    }
  }

  func findUser(firstName: String, completion: @escaping (Result<User, UserAPIError>) -> Void) -> AnyCancellable {
    request { [userAPI] () async throws(UserAPIError) in
      try await userAPI.user(firstName: firstName)
    } completion: { [known] result in
      if case .success(let user) = result { known.value[user.id] = user }
      completion(result)
    }
  }

  func update(_ user: User, completion: @escaping (Result<Void, UserAPIError>) -> Void) -> AnyCancellable {
    request { [userAPI] () async throws(UserAPIError) in
      try await userAPI.update(user)
    } completion: { [known] result in
      if case .success = result { known.value[user.id] = user }
      completion(result)
    }
  }

  func forgetEveryone() {
    known.value = [:]
  }
}
