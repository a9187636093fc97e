import MVVMFCLibrary
import UserDomain

@testable import MVVMFCApp

/// Answers at once, or never.
final class FakeUserService: UserServiceProtocol {
  var users: [User.ID: User] = [:]
  var friends: [User] = []
  var failure: ApiError?
  var isSilent = false
  private(set) var cancelCount = 0
  private(set) var updates: [User] = []
  private(set) weak var listener: (any UserServiceListener)?

  func knownUser(id: User.ID) -> User? {
    users[id]
  }

  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void) {
    answer(users[id], completion)
  }

  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void) {
    answer(users.values.first { $0.firstName == firstName }, completion)
  }

  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void) {
    answer(friends, completion)
  }

  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> ApiTask {
    updates.append(user)
    answer(user, completion)
    return ApiTask { [weak self] in self?.cancelCount += 1 }
  }

  func addListener(_ listener: any UserServiceListener) {
    self.listener = listener
  }

  private func answer<Value>(_ value: Value?, _ completion: (Result<Value, ApiError>) -> Void) {
    if isSilent { return }
    if let failure { return completion(.failure(failure)) }
    completion(value.map(Result.success) ?? .failure(.notFound))
  }
}
