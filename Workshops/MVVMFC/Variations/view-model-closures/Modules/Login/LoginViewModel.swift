import MVVMFCLibrary
import UserDomain

final class LoginViewModel {
  /// Called when a property has changed.
  var onUpdate: (() -> Void)?
  private let flowController: any LoginFlowControllerProtocol
  private let sessionService: any SessionServiceProtocol
  private let linkService: any LinkServiceProtocol

  private(set) var name = ""
  private(set) var isSigningIn = false

  var canSignIn: Bool { !name.trimmed.isEmpty }

  init(
    flowController: any LoginFlowControllerProtocol, sessionService: any SessionServiceProtocol,
    linkService: any LinkServiceProtocol
  ) {
    self.flowController = flowController
    self.sessionService = sessionService
    self.linkService = linkService
  }

  func enter(name: String) {
    self.name = name
    onUpdate?()
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
      flowController.goToUser(id: userID)
      linkService.followPendingLink()
    case .failure(.notFound):
      flowController.showAlert(title: Strings.noOneCalled(name.trimmed)) {}
    case .failure(let error):
      flowController.show(apiError: error) { [weak self] in self?.signIn() }
    }
  }
}
