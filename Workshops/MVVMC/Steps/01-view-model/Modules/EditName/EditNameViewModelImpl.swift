import MVVMCLibrary
import OpenCombine
import UserDomain

final class EditNameViewModelImpl: EditNameViewModel {
  private(set) lazy var viewInputData =
    $state
    .map { $0.mapToEditNameViewInputData() }
    .removeDuplicates()
    .eraseToAnyPublisher()
  let events = PassthroughSubject<EditNameViewEvent, Never>()

  var onSaved: ((User) -> Void)?
  var onCancelled: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  @Published private var state: EditNameState
  private let userAPI: any UserAPI
  private var saving: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(user: User, userAPI: any UserAPI) {
    state = EditNameState(user)
    self.userAPI = userAPI
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: EditNameViewEvent) {
    switch event {
    case .firstNameChanged(let name): state.firstName = name
    case .lastNameChanged(let name): state.lastName = name
    case .cancelTapped: onCancelled?()
    case .saveTapped: save()
    }
  }

  /// Saves what has changed, unless that is under way already.
  private func save() {
    guard state.canSave, let user = state.edited else { return }
    state.isSaving = true
    saving = Task { [weak self, userAPI] in
      do throws(UserAPIError) {
        try await userAPI.update(user)
        self?.onSaved?(user)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    state.isSaving = false
    onFailure?(error) { [weak self] in self?.save() }
  }
}

extension EditNameState {
  fileprivate func mapToEditNameViewInputData() -> EditNameViewInputData {
    EditNameViewInputData(firstName: firstName, lastName: lastName, canSave: canSave)
  }
}
