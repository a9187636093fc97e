import Testing
import UserAppTesting
import UserDomain

@testable import ViperApp

struct EditNamePresenterTests {
  private let view = EditNameViewSpy()
  private let interactor = FakeEditNameInteractor()
  private let router = RouterSpy()
  private let outcomes = OutcomeLog<User>()
  private let presenter: EditNamePresenter

  init() throws {
    presenter = EditNamePresenter(interactor: interactor, router: router)
    presenter.view = view
    try presenter.setupInitialState(withArguments: ["id": "42"], completion: nil)
    presenter.viewIsReady()
  }

  /// Opens the module again, with somebody who waits for its outcome.
  private func expectOutcome() throws {
    try presenter.setupInitialState(withArguments: ["id": "42"], completion: outcomes.append)
  }

  @Test func `the fields are filled in and there is nothing to save`() {
    #expect(view.fields == ["Ann", "Appleseed"])
    #expect(!view.isSaveEnabled)
  }

  @Test(arguments: NameEdit.samples)
  func `only a name that is new and whole can be saved`(edit: NameEdit) {
    presenter.firstNameChanged(edit.first)
    presenter.lastNameChanged(edit.last)
    #expect(view.isSaveEnabled == edit.canBeSaved)
  }

  @Test func `save drops white space and closes, and finishes once when the screen has gone`() throws {
    try expectOutcome()
    presenter.firstNameChanged("  Anna ")
    presenter.saveTapped()
    #expect(interactor.saved == [User(id: 42, firstName: "Anna", lastName: "Appleseed")])
    #expect(router.calls == ["dismiss"])
    #expect(outcomes.words.isEmpty)
    presenter.viewDidClose()
    presenter.viewDidClose()
    #expect(outcomes.words == ["finished \(User(id: 42, firstName: "Anna", lastName: "Appleseed"))"])
  }

  @Test func `cancel closes, and cancels once when the screen has gone`() throws {
    try expectOutcome()
    presenter.cancelTapped()
    #expect(router.calls == ["dismiss"])
    #expect(outcomes.words.isEmpty)
    presenter.viewDidClose()
    presenter.viewDidClose()
    #expect(outcomes.words == ["cancelled"])
    #expect(interactor.saved.isEmpty)
  }

  @Test func `a swipe alone cancels without the router`() throws {
    try expectOutcome()
    presenter.viewDidClose()
    #expect(outcomes.words == ["cancelled"])
    #expect(router.calls.isEmpty)
  }

  @Test func `who leaves gives up a save that is under way`() {
    presenter.viewDidClose()
    #expect(interactor.cancelSavingCount == 1)
  }

  @Test func `nothing can be saved while a save is under way`() {
    interactor.isSilent = true
    presenter.firstNameChanged("Anna")
    presenter.saveTapped()
    #expect(!view.isSaveEnabled)
    presenter.firstNameChanged("Annie")
    presenter.saveTapped()
    #expect(!view.isSaveEnabled)
    #expect(interactor.saved == [User(id: 42, firstName: "Anna", lastName: "Appleseed")])
  }

  @Test func `a save that fails stays open and can be tried again`() {
    presenter.firstNameChanged("Anna")
    interactor.failure = .unreachable
    presenter.saveTapped()
    #expect(view.alerts == ["Can't reach the server"])
    #expect(view.isSaveEnabled)
    #expect(router.calls.isEmpty)
    interactor.failure = nil
    presenter.retryTapped()
    #expect(interactor.saved == [User(id: 42, firstName: "Anna", lastName: "Appleseed")])
    #expect(router.calls == ["dismiss"])
  }

  @Test func `nobody edits another person`() {
    #expect(throws: ModuleRefusal.self) {
      try presenter.setupInitialState(withArguments: ["id": "7"], completion: nil)
    }
  }
}
