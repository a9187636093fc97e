import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct LoginProviderTests {
  private let sessionService = FakeSessionService(signedIn: nil)
  private let provider: LoginProviderImpl

  init() {
    provider = LoginProviderImpl(sessionService: sessionService)
  }

  @Test func `the name signs in without the white space around it`() async {
    provider.change(name: " ann ")
    provider.signIn()
    await settle()
    #expect(sessionService.names == ["ann"])
    #expect(provider.currentState == LoginProviderState(name: " ann ", isSignedIn: true))
  }

  @Test func `who tries again after a failure gets another attempt`() async {
    provider.change(name: "zed")
    provider.signIn()
    await settle()
    #expect(provider.currentState == LoginProviderState(name: "zed", failure: .noOneCalled("zed")))
    provider.change(name: "ann")
    provider.signIn()
    await settle()
    #expect(provider.currentState == LoginProviderState(name: "ann", isSignedIn: true))
  }

  @Test func `who taps twice signs in once`() async {
    provider.change(name: "ann")
    provider.signIn()
    provider.signIn()
    await settle()
    #expect(sessionService.names == ["ann"])
  }
}
