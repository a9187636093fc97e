import MVVMFCLibrary
import UserDomain

final class EditNameViewModel {
  weak var delegate: (any EditNameViewModelDelegate)?
  private let userID: User.ID
  private let flowController: any EditNameFlowControllerProtocol
  private let userService: any UserServiceProtocol
  private var completion: ((EditNameResult) -> Void)?
  /// The person as they were, once loaded.
  private var original: User?
  private var saving: ApiTask?

  private(set) var firstName = ""
  private(set) var lastName = ""
  private(set) var isSaving = false {
    didSet { delegate?.viewModelDidUpdate(self) }
  }

  var canSave: Bool { edited != nil && !isSaving }

  init(
    userID: User.ID, flowController: any EditNameFlowControllerProtocol, userService: any UserServiceProtocol,
    completion: @escaping (EditNameResult) -> Void
  ) {
    self.userID = userID
    self.flowController = flowController
    self.userService = userService
    self.completion = completion
  }

  func load() {
    if let user = userService.knownUser(id: userID) {
      didLoad(.success(user))
    } else {
      userService.user(id: userID) { [weak self] result in self?.didLoad(result) }
    }
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

  func cancel() {
    end(.cancelled)
    flowController.goBack()
  }

  /// Ends the editing when the screen has been left, however that happened. What is not saved by then is given up.
  func leave() {
    saving?.cancel()
    end(.cancelled)
  }

  /// The person as they are to be; `nil` while there is nothing to save.
  private var edited: User? {
    let (first, last) = (firstName.trimmed, lastName.trimmed)
    guard let original, !first.isEmpty, !last.isEmpty else { return nil }
    let edited = User(id: original.id, firstName: first, lastName: last)
    return edited == original ? nil : edited
  }

  private func didLoad(_ result: Result<User, ApiError>) {
    switch result {
    case .success(let user):
      original = user
      firstName = user.firstName
      lastName = user.lastName
      delegate?.viewModelDidUpdate(self)
    case .failure(let error):
      flowController.show(apiError: error, ofUser: userID) { [weak self] in self?.load() }
    }
  }

  private func didSave(_ result: Result<User, ApiError>) {
    switch result {
    case .success:
      end(.saved)
      flowController.goBack()
    case .failure(let error):
      flowController.show(apiError: error) { [weak self] in self?.save() }
    }
  }

  private func end(_ result: EditNameResult) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
