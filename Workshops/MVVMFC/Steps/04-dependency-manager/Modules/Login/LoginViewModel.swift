import UserDomain

final class LoginViewModel {
  weak var delegate: (any LoginViewModelDelegate)?
  private let sessionService: any SessionServiceProtocol

  private(set) var name = ""
  private(set) var isSigningIn = false

  var canSignIn: Bool { !name.trimmed.isEmpty }

  init(sessionService: any SessionServiceProtocol) {
    self.sessionService = sessionService
  }

  func enter(name: String) {
    self.name = name
    delegate?.viewModelDidUpdate(self)
  }

  func signIn() {
    guard canSignIn, !isSigningIn else { return }
    isSigningIn = true
    sessionService.signIn(firstName: name.trimmed) { [weak self] result in
      self?.isSigningIn = false
      self?.didSignIn(result)
    }
  }

  private func didSignIn(_ result: Result<User.ID, ApiError>) {
    switch result {
    case .success(let userID):
      delegate?.viewModel(self, didSignIn: userID)
    case .failure(.notFound):
      delegate?.viewModel(self, didFailWith: Failure(title: Strings.noOneCalled(name.trimmed), canRetry: false))
    case .failure(let error):
      delegate?.viewModel(self, didFailWith: Failure(error))
    }
  }
}
