import MVVMCLibrary
import OpenCombine
import UserDomain

final class SettingsProviderImpl: SettingsProvider {
  @Published private(set) var currentState: SettingsProviderState
  var state: AnyPublisher<SettingsProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let sessionService: any SessionService
  private let people: SharedStore<People>
  private var observing: AnyCancellable?

  init(userID: User.ID, sessionService: any SessionService, people: SharedStore<People>) {
    currentState = SettingsProviderState(userID: userID)
    self.sessionService = sessionService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    observing = people.state
      .map { $0[userID] }
      .removeDuplicates()
      .sink { [weak self] in self?.currentState.user = $0 }
  }

  func signOut() {
    sessionService.signOut()
  }
}
