import OpenCombine
import UserDomain

@testable import ContextsApp

final class FakeUserRepository: UserRepositoryType {
  let people = CurrentValueSubject<[User.ID: User], Never>([:])
  let friendships = CurrentValueSubject<[User.ID: [User]], Never>([:])
  var error: UserAPIError?
  private(set) var calls: [String] = []

  func user(id: User.ID) -> AnyPublisher<User?, Never> {
    people.map { $0[id] }.eraseToAnyPublisher()
  }

  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    friendships.map { $0[id] }.eraseToAnyPublisher()
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    try answer("loadUser \(id)")
  }

  func loadFriends(of id: User.ID) async throws(UserAPIError) {
    try answer("loadFriends \(id)")
  }

  func findUser(firstName: String) async throws(UserAPIError) -> User.ID {
    try answer("findUser \(firstName)")
    return 7
  }

  func save(_ user: User) async throws(UserAPIError) {
    try answer("save \(user.fullName)")
  }

  func forgetEveryone() {
    calls.append("forgetEveryone")
  }

  private func answer(_ call: String) throws(UserAPIError) {
    calls.append(call)
    if let error { throw error }
  }
}
