import OpenCombine

@testable import MVVMCApp

final class FakeLoginProvider: LoginProvider {
  @Published var currentState = LoginProviderState()
  var state: AnyPublisher<LoginProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func change(name: String) {
    calls.append("change \(name)")
  }

  func signIn() {
    calls.append("signIn")
  }
}
