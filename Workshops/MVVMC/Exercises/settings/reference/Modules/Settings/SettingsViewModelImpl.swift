import OpenCombine

final class SettingsViewModelImpl: SettingsViewModel {
  let viewInputData: AnyPublisher<SettingsViewInputData, Never>
  let events = PassthroughSubject<SettingsViewEvent, Never>()

  var onSignedOut: (() -> Void)?

  private let provider: any SettingsProvider
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any SettingsProvider) {
    self.provider = provider
    viewInputData = provider.state
      .map { $0.mapToSettingsViewInputData() }
      .removeDuplicates()
      .eraseToAnyPublisher()
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: SettingsViewEvent) {
    switch event {
    case .signOutTapped: signOut()
    }
  }

  private func signOut() {
    provider.signOut()
    onSignedOut?()
  }
}

extension SettingsProviderState {
  fileprivate func mapToSettingsViewInputData() -> SettingsViewInputData {
    SettingsViewInputData(account: user.map { "Signed in as \($0.fullName)" } ?? "")
  }
}
