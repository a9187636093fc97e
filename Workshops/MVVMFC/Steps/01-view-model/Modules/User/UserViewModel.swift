import Foundation
import UserDomain
import UserServer

final class UserViewModel {
  weak var delegate: (any UserViewModelDelegate)?

  let userID: User.ID
  /// The person; `nil` until they are known.
  private(set) var user: User?
  private(set) var isLoading = false
  /// Whether this is the signed-in person.
  let isOwn: Bool
  var fullName: String? { user?.fullName }
  var canEditName: Bool { user != nil }

  init(userID: User.ID) {
    self.userID = userID
    isOwn = userID == Session.shared.userID
  }

  func load() {
    isLoading = true
    didUpdate()
    Task { [weak self, userID] in
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)"))
        let response = try JSONDecoder().decode(UserResponse.self, from: data)
        self?.didLoad(User(id: userID, firstName: response.firstName, lastName: response.lastName))
      } catch APIError.notFound {
        self?.didFail(Failure(title: Strings.noUser(userID), canRetry: false))
      } catch {
        self?.didFail(.noConnection)
      }
    }
  }

  /// Shows the person as they are now.
  func show(_ user: User) {
    self.user = user
    didUpdate()
  }

  func signOut() {
    Session.shared.userID = nil
  }

  private func didLoad(_ user: User) {
    isLoading = false
    show(user)
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
