import UserDomain

final class LoginPresenter {
  weak var view: (any LoginViewInput)?
  private let interactor: any LoginInteractorInput
  private let router: any LoginRouterInput
  private let links: any LinkHandlerProtocol
  private var completion: ModuleCompletion<Void>?
  /// What is told when the screen has gone.
  private var outcome = ModuleOutcome<Void>.cancelled
  private var name = ""
  private var isSigningIn = false

  init(interactor: any LoginInteractorInput, router: any LoginRouterInput, links: any LinkHandlerProtocol) {
    self.interactor = interactor
    self.router = router
    self.links = links
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
      outcome = .finished(())
      router.openUser(userID)
      links.openPendingLink()
    case .failure(.noOneCalled(let name)):
      view?.showAlert(Messages.noOneCalled(name))
    case .failure:
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }
}

extension LoginPresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) {
    guard interactor.signedInUserID == nil else { throw .signedInAlready }
    self.completion = completion.map { ModuleCompletion($0) }
  }
}

extension LoginPresenter: LoginViewOutput {
  func viewIsReady() {
    view?.setSignInEnabled(false)
  }

  func viewDidClose() {
    completion.take()?(outcome)
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
