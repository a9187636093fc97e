import Foundation
import UserDomain
import UserServer

final class LoginPresenter {
  weak var view: (any LoginViewInput)?
  private var name = ""
  private var isSigningIn = false

  private func signIn() {
    guard !isSigningIn else { return }
    isSigningIn = true
    Task { [weak self, name] in
      do {
        let data = try await APIClient.shared.send(.get("/users", query: ["first_name": name]))
        let users = try JSONDecoder().decode([UserResponse].self, from: data)
        self?.didFind(users.first, called: name)
      } catch {
        self?.view?.showRetryAlert(Messages.serverUnreachable)
      }
      self?.isSigningIn = false
    }
  }

  private func didFind(_ response: UserResponse?, called name: String) {
    guard let response else {
      view?.showAlert(Messages.noOneCalled(name))
      return
    }
    let userID = User.ID(rawValue: response.id)
    Session.shared.userID = userID
    view?.openUser(userID)
  }
}

extension LoginPresenter: LoginViewOutput {
  func viewIsReady() {
    view?.setSignInEnabled(false)
  }

  func nameChanged(_ name: String) {
    self.name = name.trimmed
    view?.setSignInEnabled(!self.name.isEmpty)
  }

  func signInTapped() {
    signIn()
  }

  func retryTapped() {
    signIn()
  }
}
