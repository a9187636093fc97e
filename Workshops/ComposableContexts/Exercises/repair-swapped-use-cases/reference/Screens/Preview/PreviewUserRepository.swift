import ContextsDomain
import OpenCombine
import UserDomain

/// Knows one person, whoever is asked for.
final class PreviewUserRepository: UserRepositoryType {
  func user(id: User.ID) -> AnyPublisher<User?, Never> {
    Just(User(id: id, firstName: "Jane", lastName: "Doe")).eraseToAnyPublisher()
  }

  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    Just([]).eraseToAnyPublisher()
  }

  func loadUser(id: User.ID) async throws(UserError) {}
  func loadFriends(of id: User.ID) async throws(UserError) {}
  func findUser(firstName: String) async throws(UserError) -> User.ID { User.ID(rawValue: 1) }
  func save(_ user: User) async throws(UserError) {}
  func forgetEveryone() {}
}
