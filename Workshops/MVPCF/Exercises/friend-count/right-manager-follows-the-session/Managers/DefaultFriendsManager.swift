import OpenCombine
import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private(set) lazy var friendCounts = counts.eraseToAnyPublisher()

  private let userAPI: any UserAPI
  private let counts = CurrentValueSubject<[User.ID: Int], Never>([:])
  private let forgetting: AnyCancellable

  init(userAPI: any UserAPI, sessionManager: any SessionManager) {
    self.userAPI = userAPI
    forgetting = sessionManager.userID
      .sink { [counts] userID in
        if userID == nil { counts.value = [:] }
      }
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    counts.value[id] = friends.count
    return friends
  }
}
