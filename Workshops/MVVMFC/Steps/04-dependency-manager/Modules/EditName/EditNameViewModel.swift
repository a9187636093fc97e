import UserDomain

final class EditNameViewModel {
  weak var delegate: (any EditNameViewModelDelegate)?
  /// The person as they were.
  private let original: User
  private let userService: any UserServiceProtocol
  private var saving: Task<Void, Never>?

  private(set) var firstName: String
  private(set) var lastName: String
  private(set) var isSaving = false {
    didSet { delegate?.viewModelDidUpdate(self) }
  }

  var canSave: Bool { edited != nil && !isSaving }

  init(user: User, userService: any UserServiceProtocol) {
    original = user
    firstName = user.firstName
    lastName = user.lastName
    self.userService = userService
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
    saving = userService.update(edited) { [weak self] result in
      self?.isSaving = false
      self?.didSave(result)
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

  private func didSave(_ result: Result<User, ApiError>) {
    switch result {
    case .success: delegate?.viewModelDidSave(self)
    case .failure(let error): delegate?.viewModel(self, didFailWith: Failure(error))
    }
  }
}
