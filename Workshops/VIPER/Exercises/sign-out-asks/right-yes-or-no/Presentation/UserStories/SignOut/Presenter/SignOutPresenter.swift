final class SignOutPresenter {
  weak var view: (any SignOutViewInput)?
  private let interactor: any SignOutInteractorInput
  private let router: any AppRouterProtocol
  private var completion: ModuleCompletion<Bool>?
  private var isLeaving = false

  init(interactor: any SignOutInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

extension SignOutPresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Bool>?
  ) throws(ModuleRefusal) {
    let userID = try arguments.userID("id")
    guard userID == interactor.signedInUserID else { throw .notSignedIn(userID) }
    self.completion = completion.map { ModuleCompletion($0) }
  }
}

extension SignOutPresenter: SignOutViewOutput {
  func viewIsReady() {
    view?.showQuestion(Messages.signOut)
  }

  func viewDidClose() {
    completion.take()?(.finished(isLeaving))
  }

  func stayTapped() {
    router.dismissCurrent(animated: true)
  }

  func leaveTapped() {
    isLeaving = true
    router.dismissCurrent(animated: true)
  }
}
