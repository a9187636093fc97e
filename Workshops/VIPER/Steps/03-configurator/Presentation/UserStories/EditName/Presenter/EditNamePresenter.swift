import UserDomain

final class EditNamePresenter {
  weak var view: (any EditNameViewInput)?
  private let interactor: any EditNameInteractorInput
  /// The person as they were.
  private let original: User
  /// What the fields say.
  private var firstName: String
  private var lastName: String
  private var isSaving = false {
    didSet { updateSave() }
  }

  init(user: User, interactor: any EditNameInteractorInput) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
    self.interactor = interactor
  }

  /// The person as they are to be; `nil` while there is nothing to save.
  private var edited: User? {
    guard !firstName.isEmpty, !lastName.isEmpty else { return nil }
    let edited = User(id: original.id, firstName: firstName, lastName: lastName)
    return edited == original ? nil : edited
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
    case .success: view?.close()
    case .failure:
      isSaving = false
      view?.showRetryAlert(Messages.serverUnreachable)
    }
  }

  private func updateSave() {
    view?.setSaveEnabled(edited != nil && !isSaving)
  }
}

extension EditNamePresenter: EditNameViewOutput {
  func viewIsReady() {
    view?.showName(first: firstName, last: lastName)
    view?.setSaveEnabled(false)
  }

  /// Every way out leads here: `Save`, `Cancel`, and a swipe.
  func viewDidClose() {
    interactor.cancelSaving()
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
    view?.close()
  }

  func saveTapped() {
    save()
  }

  func retryTapped() {
    save()
  }
}
