import Testing

@testable import MVVMFCApp

struct LoginViewModelTests {
  private let flow = FlowControllerSpy()
  private let session = FakeSessionService()
  private let links = LinkServiceSpy()
  private let viewModel: LoginViewModel

  init() {
    viewModel = LoginViewModel(flowController: flow, sessionService: session, linkService: links)
  }

  @Test(arguments: [("", false), ("  ", false), ("Ann", true)])
  func `a blank name cannot sign in`(name: String, canSignIn: Bool) {
    viewModel.enter(name: name)
    #expect(viewModel.canSignIn == canSignIn)
  }

  @Test func `signing in goes to the person, then follows the link that waits`() {
    viewModel.enter(name: " bob ")
    session.answer = .success(7)
    viewModel.signIn()
    #expect(session.names == ["bob"])
    #expect(flow.calls == ["user 7"])
    #expect(links.followCount == 1)
  }

  @Test func `an unknown name is told, and nothing else happens`() {
    viewModel.enter(name: "Zed")
    session.answer = .failure(.notFound)
    viewModel.signIn()
    #expect(flow.calls == ["alert No one is called \"Zed\""])
    #expect(links.followCount == 0)
  }

  @Test func `retry signs in with the same name`() {
    viewModel.enter(name: "Ann")
    session.answer = .failure(.unreachable)
    viewModel.signIn()
    flow.retry()
    #expect(session.names == ["Ann", "Ann"])
    #expect(flow.calls == ["error unreachable", "error unreachable"])
  }
}
