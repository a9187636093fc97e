import Foundation
import UserDomain
import UserServer

final class EditNameViewModel {
  weak var delegate: (any EditNameViewModelDelegate)?
  /// The person as they were.
  private let original: User
  private let onSave: (User) -> Void
  private var saving: Task<Void, Never>?

  private(set) var firstName: String
  private(set) var lastName: String
  private(set) var isSaving = false {
    didSet { delegate?.viewModelDidUpdate(self) }
  }

  var canSave: Bool { edited != nil && !isSaving }

  /// - Parameter onSave: called with the new names when they are saved.
  init(user: User, onSave: @escaping (User) -> Void) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
    self.onSave = onSave
  }

  func enter(firstName: String) {
    self.firstName = firstName
    delegate?.viewModelDidUpdate(self)
  }

  func enter(lastName: String) {
    self.lastName = lastName
    delegate?.viewModelDidUpdate(self)
  }

  func save() {
    guard let edited, !isSaving else { return }
    isSaving = true
    saving = Task { [weak self] in
      do {
        let body = try JSONEncoder().encode(["first_name": edited.firstName, "last_name": edited.lastName])
        _ = try await APIClient.shared.send(.put("/users/\(edited.id)", body: body))
        self?.didSave(edited)
      } catch {
        self?.didFail(.noConnection)
      }
    }
  }

  /// Gives up what is not saved when the screen has been left, however that happened.
  func leave() {
    saving?.cancel()
  }

  /// The person as they are to be; `nil` while there is nothing to save.
  private var edited: User? {
    let (first, last) = (firstName.trimmed, lastName.trimmed)
    guard !first.isEmpty, !last.isEmpty else { return nil }
    let edited = User(id: original.id, firstName: first, lastName: last)
    return edited == original ? nil : edited
  }

  private func didSave(_ user: User) {
    isSaving = false
    onSave(user)
    delegate?.viewModelDidSave(self)
  }

  private func didFail(_ failure: Failure) {
    isSaving = false
    delegate?.viewModel(self, didFailWith: failure)
  }
}
