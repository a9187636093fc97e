import OpenCombine
import Testing
import UserDomain

@testable import MVVMCApp

struct LoginViewModelTests {
  private let provider = FakeLoginProvider()
  private let viewModel: LoginViewModelImpl
  private let log = Log()

  init() {
    viewModel = LoginViewModelImpl(provider: provider)
    viewModel.onSignedIn = { [log] in log.add("onSignedIn") }
    viewModel.onFailure = { [log] error, retry in
      log.add("onFailure \(error)")
      log.retry = retry
    }
  }

  @Test(
    arguments: [
      (.nameChanged("ann"), ["change ann"]),
      (.signInTapped, ["signIn"]),
    ] as [(LoginViewEvent, [String])])
  func `events go to the provider`(event: LoginViewEvent, calls: [String]) {
    viewModel.events.send(event)
    #expect(provider.calls == calls)
  }

  @Test func `a blank name cannot sign in`() {
    var shown: [Bool] = []
    let rendering = viewModel.viewInputData.sink { shown.append($0.canSignIn) }
    for name in [" ", " \t", "a", "an", ""] { provider.currentState.name = name }
    #expect(shown == [false, true, false])
    rendering.cancel()
  }

  @Test func `a sign-in is told once`() {
    provider.currentState.isSignedIn = true
    provider.currentState.name = "bob"
    #expect(log.entries == ["onSignedIn"])
  }

  @Test func `a failure is told, with what tries again`() {
    provider.currentState.failure = .noOneCalled("zed")
    log.retry()
    #expect(log.entries == ["onFailure noOneCalled(\"zed\")"])
    #expect(provider.calls == ["signIn"])
  }
}
