import MVVMCLibrary
import OpenCombine
import UserDomain

final class SettingsProviderImpl: SettingsProvider {
  @Published private(set) var currentState = SettingsProviderState()
  var state: AnyPublisher<SettingsProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let sessionService: any SessionService
  private var observing: AnyCancellable?

  init(sessionService: any SessionService, people: SharedStore<People>) {
    self.sessionService = sessionService
    let userID = sessionService.userID
    observing = people.state
      .map { people in userID.flatMap { people[$0] } }
      .removeDuplicates()
      .sink { [weak self] in self?.currentState.user = $0 }
  }

  func signOut() {
    sessionService.signOut()
  }
}
