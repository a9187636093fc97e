import OpenCombine
import UserDomain

/// People whom the server knows. Remembers those it was asked for, so that a change reaches every screen.
final class UserRepository: UserRepositoryType {
  private struct People {
    var users: [User.ID: User] = [:]
    var friends: [User.ID: [User.ID]] = [:]
  }

  private let userAPI: any UserAPI
  private let people = CurrentValueSubject<People, Never>(People())

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func user(id: User.ID) -> AnyPublisher<User?, Never> {
    people
      .map { $0.users[id] }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    people
      .map { people in people.friends[id]?.compactMap { people.users[$0] } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    let user = try await userAPI.user(id: id)
    people.value.users[id] = user
  }

  func loadFriends(of id: User.ID) async throws(UserAPIError) {
    let friends = try await userAPI.friends(of: id)
    var known = people.value
    known.friends[id] = friends.map(\.id)
    for friend in friends { known.users[friend.id] = friend }
    people.value = known
  }

  func findUser(firstName: String) async throws(UserAPIError) -> User.ID {
    let user = try await userAPI.user(firstName: firstName)
    people.value.users[user.id] = user
    return user.id
  }

  func save(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    people.value.users[user.id] = user
  }

  func forgetEveryone() {
    people.value = People()
  }
}
