import UserDomain

final class EditNamePresenter {
  weak var view: (any EditNameViewInput)?
  private let interactor: any EditNameInteractorInput
  private let router: any AppRouterProtocol
  private var completion: ModuleCompletionHandler?
  private var outcome = ModuleOutcome.cancelled
  private var userID: User.ID?
  /// The person as they were, once loaded.
  private var original: User?
  /// What the fields say.
  private var firstName = ""
  private var lastName = ""
  private var isSaving = false {
    didSet { updateSave() }
  }

  init(interactor: any EditNameInteractorInput, router: any AppRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  /// The person as they are to be; `nil` while there is nothing to save.
  private var edited: User? {
    guard let original, !firstName.isEmpty, !lastName.isEmpty else { return nil }
    let edited = User(id: original.id, firstName: firstName, lastName: lastName)
    return edited == original ? nil : edited
  }

  private func load() {
    guard let userID else { return }
    interactor.loadUser(id: userID) { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, UserAPIError>) {
    switch result {
    case .success(let user):
      original = user
      firstName = user.firstName
      lastName = user.lastName
      view?.showName(first: firstName, last: lastName)
    case .failure:
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func save() {
    guard let edited, !isSaving else { return }
    isSaving = true
    interactor.save(edited) { [weak self] result in
      self?.didSave(result)
    }
  }

  private func didSave(_ result: Result<User, UserAPIError>) {
    switch result {
    case .success(let user): close(.finished(user))
    case .failure:
      isSaving = false
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func updateSave() {
    view?.setSaveEnabled(edited != nil && !isSaving)
  }

  private func close(_ outcome: ModuleOutcome) {
    self.outcome = outcome
    completion?(outcome)
    router.dismissCurrent(animated: true)
  }
}

extension EditNamePresenter: ModuleInputProtocol {
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) {
    let userID = try arguments.userID("id")
    guard userID == interactor.signedInUserID else { throw .nameOfAnother(userID) }
    self.userID = userID
    self.completion = completion
  }
}

extension EditNamePresenter: EditNameViewOutput {
  func viewIsReady() {
    view?.setSaveEnabled(false)
    load()
  }

  /// Every way out leads here: `Save`, `Cancel`, and a swipe.
  func viewDidClose() {
    interactor.cancelSaving()
    completion?(outcome)
  }

  func firstNameChanged(_ firstName: String) {
    self.firstName = firstName.trimmed
    updateSave()
  }

  func lastNameChanged(_ lastName: String) {
    self.lastName = lastName.trimmed
    updateSave()
  }

  func cancelTapped() {
    close(.cancelled)
  }

  func saveTapped() {
    save()
  }

  func retryTapped() {
    if original == nil { load() } else { save() }
  }
}
