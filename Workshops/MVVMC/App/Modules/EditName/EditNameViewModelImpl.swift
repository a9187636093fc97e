import OpenCombine
import UserDomain

final class EditNameViewModelImpl: EditNameViewModel {
  let viewInputData: AnyPublisher<EditNameViewInputData, Never>
  let events = PassthroughSubject<EditNameViewEvent, Never>()

  var onSaved: (() -> Void)?
  var onCancelled: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  private let provider: any EditNameProvider
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any EditNameProvider) {
    self.provider = provider
    viewInputData = provider.state
      .map { $0.mapToEditNameViewInputData() }
      .removeDuplicates()
      .eraseToAnyPublisher()
    bindEvents()
    bindProvider()
  }

  private func bindEvents() {
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func bindProvider() {
    provider.state
      .first(where: \.isSaved)
      .sink { [weak self] _ in self?.onSaved?() }
      .store(in: &cancellables)
    provider.state
      .map(\.failure)
      .removeDuplicates()
      .compactMap(\.self)
      .sink { [weak self] in self?.didFail($0) }
      .store(in: &cancellables)
  }

  private func didFail(_ error: UserAPIError) {
    onFailure?(error) { [weak self] in self?.retry() }
  }

  private func handle(_ event: EditNameViewEvent) {
    switch event {
    case .viewDidLoad: provider.load()
    case .firstNameChanged(let name): provider.change(firstName: name)
    case .lastNameChanged(let name): provider.change(lastName: name)
    case .cancelTapped: onCancelled?()
    case .saveTapped: provider.save()
    }
  }

  /// Tries again what has failed: without a person there was nothing to save.
  private func retry() {
    if provider.currentState.original == nil { provider.load() } else { provider.save() }
  }
}

extension EditNameProviderState {
  fileprivate func mapToEditNameViewInputData() -> EditNameViewInputData {
    EditNameViewInputData(firstName: firstName, lastName: lastName, canSave: canSave)
  }
}
