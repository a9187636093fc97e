import Testing
import UserDomain

@testable import ViperApp

struct UserPresenterTests {
  private let view = UserViewSpy()
  private let interactor = FakeUserInteractor()
  private let router = RouterSpy()
  private let presenter: UserPresenter

  init() throws {
    presenter = UserPresenter(interactor: interactor, router: router)
    presenter.view = view
    try presenter.setupInitialState(withArguments: ["id": "42"], completion: nil)
  }

  @Test func `one's own screen shows the name and what one can do`() {
    presenter.viewIsReady()
    #expect(
      view.calls == [
        "edit name disabled", "own actions", "loading", "not loading", "name Ann Appleseed", "edit name enabled",
      ])
  }

  @Test func `another person's screen has no actions of one's own`() {
    interactor.signedInUserID = 7
    presenter.viewIsReady()
    #expect(!view.calls.contains("own actions"))
  }

  @Test(arguments: [
    (UserAPIError.noUser(id: 42), "alert There is no user 42"),
    (.unreachable, "retry alert Can't reach the server"),
  ])
  func `a failure is told`(failure: UserAPIError, call: String) {
    interactor.failure = failure
    presenter.viewIsReady()
    #expect(view.calls.last == call)
  }

  @Test func `each button leads where it says`() {
    presenter.editNameTapped()
    presenter.friendsTapped()
    presenter.signOutTapped()
    presenter.missingUserConfirmed()
    #expect(router.calls == ["present EditName:42", "push Friends:42", "replace Login", "close"])
    #expect(interactor.signedInUserID == nil)
  }

  @Test func `a saved name is shown and a cancelled one is not`() throws {
    presenter.editNameTapped()
    let completion = try #require(router.completion(User.self))
    completion(.cancelled)
    #expect(view.calls.isEmpty)
    completion(.finished(User(id: 42, firstName: "Anna", lastName: "Appleseed")))
    #expect(view.calls == ["name Anna Appleseed"])
  }

  @Test func `a name that was changed elsewhere is shown`() {
    presenter.viewIsReady()
    interactor.onChange?(User(id: 42, firstName: "Anna", lastName: "Apple"))
    #expect(view.calls.suffix(2) == ["name Anna Apple", "edit name enabled"])
  }

  @Test func `the module finishes once, when its view has closed`() throws {
    let outcomes = OutcomeLog<Void>()
    try presenter.setupInitialState(withArguments: ["id": "42"], completion: outcomes.append)
    presenter.viewIsReady()
    #expect(outcomes.words.isEmpty)
    presenter.viewDidClose()
    presenter.viewDidClose()
    #expect(outcomes.words == ["finished"])
  }

  @Test func `the presenter does not keep its view`() {
    weak var reference: UserViewSpy?
    do {
      let view = UserViewSpy()
      reference = view
      presenter.view = view
    }
    #expect(reference == nil)
  }

  @Test(arguments: [[:], ["id": ""], ["id": "Ann"], ["id": "4.2"]])
  func `an id that is not a number is refused`(arguments: [String: String]) {
    #expect(throws: ModuleRefusal.self) {
      try presenter.setupInitialState(withArguments: arguments, completion: nil)
    }
  }
}
