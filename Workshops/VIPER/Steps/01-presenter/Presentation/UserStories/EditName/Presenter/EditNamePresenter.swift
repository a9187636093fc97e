import Foundation
import UserDomain
import UserServer

final class EditNamePresenter {
  weak var view: (any EditNameViewInput)?
  /// Called with the new names when they are saved.
  private let onSave: (User) -> Void
  /// The person as they were.
  private let original: User
  /// What the fields say.
  private var firstName: String
  private var lastName: String
  private var saving: Task<Void, Never>? {
    didSet { updateSave() }
  }

  init(user: User, onSave: @escaping (User) -> Void) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
    self.onSave = onSave
  }

  /// The person as they are to be; `nil` while there is nothing to save.
  private var edited: User? {
    guard !firstName.isEmpty, !lastName.isEmpty else { return nil }
    let edited = User(id: original.id, firstName: firstName, lastName: lastName)
    return edited == original ? nil : edited
  }

  private func save() {
    guard let edited, saving == nil else { return }
    saving = Task { [weak self] in
      do {
        let body = try JSONEncoder().encode(["first_name": edited.firstName, "last_name": edited.lastName])
        _ = try await APIClient.shared.send(.put("/users/\(edited.id)", body: body))
        self?.didSave(edited)
      } catch {
        self?.view?.showRetryAlert(Messages.serverUnreachable)
      }
      self?.saving = nil
    }
  }

  private func updateSave() {
    view?.setSaveEnabled(edited != nil && saving == nil)
  }

  private func didSave(_ user: User) {
    onSave(user)
    view?.close()
  }
}

extension EditNamePresenter: EditNameViewOutput {
  func viewIsReady() {
    view?.showName(first: firstName, last: lastName)
    view?.setSaveEnabled(false)
  }

  /// Every way out leads here: `Save`, `Cancel`, and a swipe.
  func viewDidClose() {
    saving?.cancel()
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
