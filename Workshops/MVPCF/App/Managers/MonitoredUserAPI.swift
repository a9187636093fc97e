import UserDomain

/// A `UserAPI` in front of another one, whose calls tell the reachability manager what they have found.
final class MonitoredUserAPI: UserAPI {
  private let userAPI: any UserAPI
  private let reachabilityManager: any ReachabilityManager

  init(_ userAPI: any UserAPI, reachabilityManager: any ReachabilityManager) {
    self.userAPI = userAPI
    self.reachabilityManager = reachabilityManager
  }

  func user(id: User.ID) async throws(UserAPIError) -> User {
    try await monitor { () throws(UserAPIError) in try await userAPI.user(id: id) }
  }

  func user(firstName: String) async throws(UserAPIError) -> User {
    try await monitor { () throws(UserAPIError) in try await userAPI.user(firstName: firstName) }
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    try await monitor { () throws(UserAPIError) in try await userAPI.friends(of: id) }
  }

  func update(_ user: User) async throws(UserAPIError) {
    try await monitor { () throws(UserAPIError) in try await userAPI.update(user) }
  }

  private func monitor<Answer>(
    _ call: () async throws(UserAPIError) -> Answer
  ) async throws(UserAPIError) -> Answer {
    do throws(UserAPIError) {
      let answer = try await call()
      reachabilityManager.connectionIsReachable.send(true)
      return answer
    } catch {
      // A call that was given up says nothing about the connection.
      if !Task.isCancelled { reachabilityManager.connectionIsReachable.send(error != .unreachable) }
      throw error
    }
  }
}
