import Foundation
import UserDomain
import UserServer

final class FriendsViewModel {
  weak var delegate: (any FriendsViewModelDelegate)?
  private let userID: User.ID
  /// Whether these are the friends of the signed-in person.
  let isOwn: Bool
  /// `nil` until they are known.
  private var friends: [User]?

  private(set) var isLoading = false
  /// What the screen is called.
  var title: String { isOwn ? Strings.myFriends : Strings.friends }
  var names: [String] { friends?.map(\.fullName) ?? [] }
  var hasNoFriends: Bool { friends?.isEmpty ?? false }

  init(userID: User.ID) {
    self.userID = userID
    isOwn = userID == Session.shared.userID
  }

  func load() {
    isLoading = true
    didUpdate()
    Task { [weak self, userID] in
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)/friends"))
        let responses = try JSONDecoder().decode([UserResponse].self, from: data)
        self?.didLoad(
          responses.map { response in
            User(id: User.ID(rawValue: response.id), firstName: response.firstName, lastName: response.lastName)
          })
      } catch APIError.notFound {
        self?.didFail(Failure(title: Strings.noUser(userID), canRetry: false))
      } catch {
        self?.didFail(.noConnection)
      }
    }
  }

  /// Whom a row is about.
  func friendID(at index: Int) -> User.ID? {
    guard let friends, friends.indices.contains(index) else { return nil }
    return friends[index].id
  }

  private func didLoad(_ friends: [User]) {
    isLoading = false
    self.friends = friends
    didUpdate()
  }

  private func didFail(_ failure: Failure) {
    isLoading = false
    didUpdate()
    delegate?.viewModel(self, didFailWith: failure)
  }

  private func didUpdate() {
    delegate?.viewModelDidUpdate(self)
  }
}
