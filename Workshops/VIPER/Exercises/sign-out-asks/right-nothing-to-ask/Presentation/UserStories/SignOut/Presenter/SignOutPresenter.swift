final class SignOutPresenter {
  weak var view: (any SignOutViewInput)?
  private let router: any AppRouterProtocol
  private var completion: ModuleCompletion<Void>?
  /// What is told when the screen has gone.
  private var outcome = ModuleOutcome<Void>.cancelled

  init(router: any AppRouterProtocol) {
    self.router = router
  }
}

extension SignOutPresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) {
    _ = try arguments.userID("id")
    self.completion = completion.map { ModuleCompletion($0) }
  }
}

extension SignOutPresenter: SignOutViewOutput {
  func viewIsReady() {
    view?.showQuestion(Messages.signOut)
  }

  func viewDidClose() {
    completion.take()?(outcome)
  }

  func stayTapped() {
    router.dismissCurrent(animated: true)
  }

  func leaveTapped() {
    outcome = .finished(())
    router.dismissCurrent(animated: true)
  }
}
