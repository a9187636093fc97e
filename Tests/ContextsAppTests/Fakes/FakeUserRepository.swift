import OpenCombine
import UserDomain

@testable import ContextsDomain

final class FakeUserRepository: UserRepositoryType {
  let people = CurrentValueSubject<[User.ID: User], Never>([:])
  let friendships = CurrentValueSubject<[User.ID: [User]], Never>([:])
  var error: UserError?
  private(set) var calls: [String] = []

  func user(id: User.ID) -> AnyPublisher<User?, Never> {
    people.map { $0[id] }.eraseToAnyPublisher()
  }

  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    friendships.map { $0[id] }.eraseToAnyPublisher()
  }

  func loadUser(id: User.ID) async throws(UserError) {
    try answer("loadUser \(id)")
  }

  func loadFriends(of id: User.ID) async throws(UserError) {
    try answer("loadFriends \(id)")
  }

  func findUser(firstName: String) async throws(UserError) -> User.ID {
    try answer("findUser \(firstName)")
    return 7
  }

  func save(_ user: User) async throws(UserError) {
    try answer("save \(user.fullName)")
  }

  func forgetEveryone() {
    calls.append("forgetEveryone")
  }

  private func answer(_ call: String) throws(UserError) {
    calls.append(call)
    if let error { throw error }
  }
}
