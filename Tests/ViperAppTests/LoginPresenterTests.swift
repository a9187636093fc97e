import Testing
import UserDomain

@testable import ViperApp

struct LoginPresenterTests {
  private let view = LoginViewSpy()
  private let interactor = FakeLoginInteractor()
  private let router = RouterSpy()
  private let links = LinkHandlerSpy()
  private let presenter: LoginPresenter

  init() {
    presenter = LoginPresenter(interactor: interactor, router: router, links: links)
    presenter.view = view
  }

  @Test(arguments: [("", "disabled"), ("  ", "disabled"), ("Ann", "enabled")])
  func `a blank name cannot sign in`(name: String, state: String) {
    presenter.nameChanged(name)
    #expect(view.calls == ["sign in \(state)"])
  }

  @Test func `signing in replaces the stack, then follows the link that waits`() {
    presenter.nameChanged(" bob ")
    interactor.answer = .success(7)
    presenter.signInTapped()
    #expect(interactor.names == ["bob"])
    #expect(router.calls == ["replace User:7"])
    #expect(links.calls == ["open pending"])
  }

  @Test(arguments: [(true, "finished"), (false, "cancelled")])
  func `whoever opened the module learns whether somebody has signed in`(signsIn: Bool, word: String) throws {
    let outcomes = OutcomeLog<Void>()
    try presenter.setupInitialState(withArguments: [:], completion: outcomes.append)
    presenter.nameChanged("Ann")
    if signsIn { presenter.signInTapped() }
    presenter.viewDidClose()
    #expect(outcomes.words == [word])
  }

  @Test func `an unknown name is told, and nothing else happens`() {
    presenter.nameChanged("Zed")
    interactor.answer = .failure(.noOneCalled("Zed"))
    presenter.signInTapped()
    #expect(view.calls.last == "alert No one is called \"Zed\"")
    #expect(router.calls.isEmpty)
  }

  @Test func `retry signs in with the same name`() {
    presenter.nameChanged("Ann")
    interactor.answer = .failure(.unreachable)
    presenter.signInTapped()
    #expect(view.calls.last == "retry alert Can't reach the server")
    presenter.retryTapped()
    #expect(interactor.names == ["Ann", "Ann"])
  }

  @Test func `nobody signs in over somebody else`() {
    interactor.signedInUserID = 42
    #expect(throws: ModuleRefusal.self) {
      try presenter.setupInitialState(withArguments: [:], completion: nil)
    }
  }
}
