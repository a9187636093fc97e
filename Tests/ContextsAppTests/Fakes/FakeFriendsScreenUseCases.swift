import OpenCombine
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

final class FakeFriendsScreenUseCases: FriendsScreenViewModel.UseCases {
  let friends = CurrentValueSubject<[User]?, Never>(nil)
  /// Whom the server knows as friends.
  var loaded: [User] = []
  var error: UserError?

  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> { friends.eraseToAnyPublisher() }

  func loadFriends(of id: User.ID) async throws(UserError) {
    if let error { throw error }
    friends.value = loaded
  }
}
