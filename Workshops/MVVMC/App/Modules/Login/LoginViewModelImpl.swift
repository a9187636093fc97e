import MVVMCLibrary
import OpenCombine
import UserDomain

final class LoginViewModelImpl: LoginViewModel {
  let viewInputData: AnyPublisher<LoginViewInputData, Never>
  let events = PassthroughSubject<LoginViewEvent, Never>()

  var onSignedIn: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  private let provider: any LoginProvider
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any LoginProvider) {
    self.provider = provider
    viewInputData = provider.state
      .map { $0.mapToLoginViewInputData() }
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
      .first(where: \.isSignedIn)
      .sink { [weak self] _ in self?.onSignedIn?() }
      .store(in: &cancellables)
    provider.state
      .map(\.failure)
      .removeDuplicates()
      .compactMap(\.self)
      .sink { [weak self] in self?.didFail($0) }
      .store(in: &cancellables)
  }

  private func didFail(_ error: UserAPIError) {
    onFailure?(error) { [weak self] in self?.provider.signIn() }
  }

  private func handle(_ event: LoginViewEvent) {
    switch event {
    case .nameChanged(let name): provider.change(name: name)
    case .signInTapped: provider.signIn()
    }
  }
}

extension LoginProviderState {
  fileprivate func mapToLoginViewInputData() -> LoginViewInputData {
    LoginViewInputData(canSignIn: !name.isBlank)
  }
}
