import Testing
import UserAppTesting
import UserDomain

@testable import ViperApp

struct FriendsPresenterTests {
  private let view = FriendsViewSpy()
  private let interactor = FakeFriendsInteractor()
  private let router = RouterSpy()
  private let presenter: FriendsPresenter

  init() throws {
    presenter = FriendsPresenter(interactor: interactor, router: router)
    presenter.view = view
    try presenter.setupInitialState(withArguments: ["id": "42"], completion: nil)
  }

  @Test(arguments: [
    (Result<[User], UserAPIError>.success([]), ["friends ", "message No friends yet"]),
    (.success([.bob]), ["friends Bob Baker"]),
    (.failure(.unreachable), ["retry alert Can't reach the server"]),
    (.failure(.noUser(id: 42)), ["alert There is no user 42"]),
  ])
  func `what the server answers is shown`(answer: Result<[User], UserAPIError>, calls: [String]) {
    interactor.answer = answer
    presenter.viewIsReady()
    #expect(view.calls == ["loading", "not loading"] + calls)
  }

  @Test func `a selected friend is pushed`() {
    interactor.answer = .success([.bob, .cy])
    presenter.viewIsReady()
    presenter.friendSelected(at: 1)
    #expect(router.calls == ["push User:13"])
  }

  @Test func `a friend's new name is shown in the same row, a stranger's is not`() {
    interactor.answer = .success([.bob, .cy])
    presenter.viewIsReady()
    interactor.onChange?(User(id: 7, firstName: "Rob", lastName: "Baker"))
    interactor.onChange?(.ann)
    #expect(view.calls.suffix(2) == ["friends Bob Baker, Cy Young", "friends Rob Baker, Cy Young"])
  }
}
