import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

struct EditNamePresenterTests {
  @Test func `a person who is known is not loaded again`() {
    let userManager = FakeUserManager([.ann])
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: userManager)
    presenter.load()
    #expect(presenter.firstName.value == "Ann")
    #expect(presenter.lastName.value == "Appleseed")
    #expect(userManager.calls.isEmpty)
  }

  @Test func `a person who is not known is loaded`() async {
    let userManager = FakeUserManager()
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: userManager)
    presenter.load()
    await settle()
    #expect(presenter.firstName.value == "Ann")
    #expect(userManager.calls == ["loadUser 42"])
  }

  @Test(arguments: NameEdit.samples)
  func `names can be saved when both are there and one is new`(edit: NameEdit) {
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: FakeUserManager([.ann]))
    presenter.load()
    presenter.firstName.send(edit.first)
    presenter.lastName.send(edit.last)
    #expect(presenter.saveAvailable.value == edit.canBeSaved)
  }

  @Test func `a save drops white space and then completes`() async {
    let userManager = FakeUserManager([.ann])
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: userManager)
    presenter.load()
    presenter.firstName.send(" Anna ")
    var completionCount = 0
    presenter.save { completionCount += 1 }
    await settle()
    #expect(userManager.calls == ["update Anna Appleseed"])
    #expect(completionCount == 1)
  }

  @Test func `a save that fails does not complete`() async {
    let userManager = FakeUserManager([.ann])
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: userManager)
    presenter.load()
    var failures: [String] = []
    let observing = presenter.saveFailure.sink { failures.append($0.title) }
    userManager.error = .unreachable
    var isComplete = false
    presenter.save { isComplete = true }
    await settle()
    #expect(failures == ["Can't reach the server"])
    #expect(!isComplete)
    observing.cancel()
  }
}
