import Foundation
import UserDomain
import UserServer

final class LoginViewModel {
  weak var delegate: (any LoginViewModelDelegate)?

  private(set) var name = ""
  private(set) var isSigningIn = false

  var canSignIn: Bool { !name.trimmed.isEmpty }

  func enter(name: String) {
    self.name = name
    delegate?.viewModelDidUpdate(self)
  }

  func signIn() {
    guard canSignIn, !isSigningIn else { return }
    isSigningIn = true
    let firstName = name.trimmed
    Task { [weak self] in
      do {
        let data = try await APIClient.shared.send(.get("/users", query: ["first_name": firstName]))
        let responses = try JSONDecoder().decode([UserResponse].self, from: data)
        self?.didFind(responses.first, called: firstName)
      } catch {
        self?.didFail(.noConnection)
      }
    }
  }

  private func didFind(_ response: UserResponse?, called firstName: String) {
    guard let response else {
      return didFail(Failure(title: Strings.noOneCalled(firstName), canRetry: false))
    }
    isSigningIn = false
    let userID = User.ID(rawValue: response.id)
    Session.shared.userID = userID
    delegate?.viewModel(self, didSignIn: userID)
  }

  private func didFail(_ failure: Failure) {
    isSigningIn = false
    delegate?.viewModel(self, didFailWith: failure)
  }
}
