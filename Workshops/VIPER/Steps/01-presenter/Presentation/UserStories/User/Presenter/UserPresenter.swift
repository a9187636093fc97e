import Foundation
import UserDomain
import UserServer

final class UserPresenter {
  weak var view: (any UserViewInput)?
  private let userID: User.ID
  /// The person, once loaded.
  private var user: User?

  init(userID: User.ID) {
    self.userID = userID
  }

  private func load() {
    view?.setLoading(true)
    Task { [weak self, userID] in
      do {
        let data = try await APIClient.shared.send(.get("/users/\(userID)"))
        let response = try JSONDecoder().decode(UserResponse.self, from: data)
        self?.view?.setLoading(false)
        self?.show(User(id: userID, firstName: response.firstName, lastName: response.lastName))
      } catch {
        self?.view?.setLoading(false)
        self?.didFail(error)
      }
    }
  }

  private func didFail(_ error: any Error) {
    if case APIError.notFound = error {
      view?.showMissingUserAlert(Messages.noUser(userID))
    } else {
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func show(_ user: User) {
    self.user = user
    view?.showName(user.fullName)
    view?.setEditNameEnabled(true)
  }
}

extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    view?.setEditNameEnabled(false)
    if userID == Session.shared.userID { view?.showOwnActions() }
    load()
  }

  func editNameTapped() {
    guard let user else { return }
    view?.openEditName(of: user)
  }

  func nameSaved(_ user: User) {
    show(user)
  }

  func friendsTapped() {
    view?.openFriends(of: userID)
  }

  func signOutTapped() {
    Session.shared.userID = nil
    view?.openLogin()
  }

  func retryTapped() {
    load()
  }

  func missingUserConfirmed() {
    view?.close()
  }
}
