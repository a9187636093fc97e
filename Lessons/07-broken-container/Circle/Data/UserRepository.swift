import ContextsDomain
import OpenCombine
import UserDomain

/// People whom the server knows. Remembers those it was asked for, so that a change reaches every screen.
package final class UserRepository: UserRepositoryType {
  private struct People {
    var users: [User.ID: User] = [:]
    var friends: [User.ID: [User.ID]] = [:]
  }

  private let userAPI: RemoteUserAPI
  private let people = CurrentValueSubject<People, Never>(People())
  private var signingOut: AnyCancellable?

  package init(userAPI: RemoteUserAPI, sessionRepository: any SessionRepositoryType) {
    self.userAPI = userAPI
    signingOut = sessionRepository.userID.dropFirst()
      .filter { $0 == nil }
      .sink { [weak self] _ in self?.forgetEveryone() }
  }

  package func user(id: User.ID) -> AnyPublisher<User?, Never> {
    people
      .map { $0.users[id] }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  package func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    people
      .map { people in people.friends[id]?.compactMap { people.users[$0] } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  package func loadUser(id: User.ID) async throws(UserError) {
    let user = try await userAPI.user(id: id)
    people.value.users[id] = user
  }

  package func loadFriends(of id: User.ID) async throws(UserError) {
    let friends = try await userAPI.friends(of: id)
    var known = people.value
    known.friends[id] = friends.map(\.id)
    for friend in friends { known.users[friend.id] = friend }
    people.value = known
  }

  package func findUser(firstName: String) async throws(UserError) -> User.ID {
    let user = try await userAPI.user(firstName: firstName)
    people.value.users[user.id] = user
    return user.id
  }

  package func save(_ user: User) async throws(UserError) {
    try await userAPI.update(user)
    people.value.users[user.id] = user
  }

  package func forgetEveryone() {
    people.value = People()
  }
}
