import UserDomain

protocol LoadFriendsUseCase {
  /// Asks the server for a person's friends, whom observers then see.
  func loadFriends(of id: User.ID) async throws(UserAPIError)
}

extension LoadFriendsUseCase where Self: UserRepositoryHolderType {
  func loadFriends(of id: User.ID) async throws(UserAPIError) {
    try await userRepository.loadFriends(of: id)
  }
}
