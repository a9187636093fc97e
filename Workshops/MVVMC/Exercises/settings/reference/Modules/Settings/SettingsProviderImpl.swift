import MVVMCLibrary
import OpenCombine
import UserDomain

final class SettingsProviderImpl: SettingsProvider {
  @Published private(set) var currentState = SettingsProviderState()
  var state: AnyPublisher<SettingsProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let sessionService: any SessionService
  private var observing: AnyCancellable?

  init(userID: User.ID, sessionService: any SessionService, people: SharedStore<People>) {
    self.sessionService = sessionService
    observing = people.state
      .map { $0[userID] }
      .removeDuplicates()
      .sink { [weak self] in self?.currentState.user = $0 }
  }

  func signOut() {
    sessionService.signOut()
  }
}
