import Foundation
import UserDomain
import UserServer

final class FriendsPresenter {
  weak var view: (any FriendsViewInput)?
  private let userID: User.ID
  private var friends: [User] = []

  init(userID: User.ID) {
    self.userID = userID
  }

  private func load() {
    view?.setLoading(true)
    Task { [weak self, userID] in
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)/friends"))
        let responses = try JSONDecoder().decode([UserResponse].self, from: data)
        self?.view?.setLoading(false)
        self?.didLoad(responses)
      } catch {
        self?.view?.setLoading(false)
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ responses: [UserResponse]) {
    friends = responses.map { response in
      User(id: User.ID(rawValue: response.id), firstName: response.firstName, lastName: response.lastName)
    }
    view?.showFriends(friends.map(\.fullName))
    if friends.isEmpty { view?.showMessage(Messages.noFriends) }
  }

  private func didFail(_ error: any Error) {
    if case APIError.notFound = error {
      view?.showMissingUserAlert(Messages.noUser(userID))
    } else {
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }
}

extension FriendsPresenter: FriendsViewOutput {
  func viewIsReady() {
    load()
  }

  func friendSelected(at row: Int) {
    guard friends.indices.contains(row) else { return }
    view?.openUser(friends[row].id)
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    view?.close()
  }
}
