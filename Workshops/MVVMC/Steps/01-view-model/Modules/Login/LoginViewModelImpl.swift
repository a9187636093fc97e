import MVVMCLibrary
import OpenCombine
import UserDomain

final class LoginViewModelImpl: LoginViewModel {
  private(set) lazy var viewInputData =
    $state
    .map { $0.mapToLoginViewInputData() }
    .removeDuplicates()
    .eraseToAnyPublisher()
  let events = PassthroughSubject<LoginViewEvent, Never>()

  var onSignedIn: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  @Published private var state = LoginState()
  private let userAPI: any UserAPI
  private let sessionStore: any SessionStore
  private var signingIn: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(userAPI: any UserAPI, sessionStore: any SessionStore) {
    self.userAPI = userAPI
    self.sessionStore = sessionStore
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: LoginViewEvent) {
    switch event {
    case .nameChanged(let name): state.name = name
    case .signInTapped: signIn()
    }
  }

  /// Signs in under the name, unless that is under way already.
  private func signIn() {
    guard signingIn == nil else { return }
    let name = state.name.trimmed
    signingIn = Task { [weak self, userAPI] in
      do throws(UserAPIError) {
        self?.didSignIn(try await userAPI.user(firstName: name))
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didSignIn(_ user: User) {
    sessionStore.userID = user.id
    onSignedIn?()
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    onFailure?(error) { [weak self] in self?.signIn() }
  }
}

extension LoginState {
  fileprivate func mapToLoginViewInputData() -> LoginViewInputData {
    LoginViewInputData(canSignIn: !name.isBlank)
  }
}
