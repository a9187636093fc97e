import OpenCombine
import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private let userAPI: any UserAPI
  private let known = CurrentValueSubject<[User.ID: [User]], Never>([:])

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func knownFriends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    known.map { $0[id] }.eraseToAnyPublisher()
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    known.value[id] = friends
    return friends
  }

  func forgetEveryone() {
    known.value = [:]
  }
}
