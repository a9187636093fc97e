import UserDomain

@testable import ViperApp

final class LoginViewSpy: LoginViewInput {
  private(set) var calls: [String] = []

  func setSignInEnabled(_ isEnabled: Bool) {
    calls.append("sign in \(isEnabled ? "enabled" : "disabled")")
  }

  func showAlert(_ title: String) {
    calls.append("alert \(title)")
  }

  func showRetryAlert(_ title: String) {
    calls.append("retry alert \(title)")
  }
}

final class FakeLoginInteractor: LoginInteractorInput {
  var signedInUserID: User.ID?
  var answer: Result<User.ID, UserAPIError> = .success(42)
  private(set) var names: [String] = []

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void) {
    names.append(firstName)
    completion(answer)
  }
}
