import UserDomain

package protocol LoadFriendsUseCase {
  /// Asks the server for a person's friends, whom observers then see.
  func loadFriends(of id: User.ID) async throws(UserError)
}

extension LoadFriendsUseCase {
  package func loadFriends(of id: User.ID) async throws(UserError) {
    try await userRepository.loadFriends(of: id)
  }
}
