import UserDomain

final class LoginPresenter {
  weak var view: (any LoginViewInput)?
  private let interactor: any LoginInteractorInput
  private let router: any AppRouterProtocol
  private var name = ""
  private var isSigningIn = false

  init(interactor: any LoginInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func signIn() {
    guard !isSigningIn else { return }
    isSigningIn = true
    interactor.signIn(firstName: name) { [weak self] result in
      self?.isSigningIn = false
      self?.didSignIn(result)
    }
  }

  private func didSignIn(_ result: Result<User.ID, UserAPIError>) {
    switch result {
    case .success(let userID):
      router.show(byUrn: UserFactory.urn(userID: userID), as: .root)
    case .failure(.noOneCalled(let name)):
      view?.showAlert(Messages.noOneCalled(name))
    case .failure:
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }
}

extension LoginPresenter: ModuleInputProtocol {
  func setupInitialState(withArguments arguments: NamedValuesType) throws(ModuleRefusal) {
    guard interactor.signedInUserID == nil else { throw .signedInAlready }
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
