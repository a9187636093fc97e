import Testing
import UserDomain

@testable import MVPCFApp

struct EditNamePresenterTests {
  private let ann = User(id: 42, firstName: "Ann", lastName: "Appleseed")

  @Test func `a person who is known is not loaded again`() {
    let userManager = FakeUserManager([ann])
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

  @Test(arguments: [
    ("Ann", "Appleseed", false),
    (" Ann ", "Appleseed", false),
    ("Anna", "Appleseed", true),
    ("Ann", "Apple seed", true),
    ("", "Appleseed", false),
    ("Anna", " \t", false),
  ])
  func `names can be saved when both are there and one is new`(first: String, last: String, isAvailable: Bool) {
    let presenter = DefaultEditNamePresenter(userID: 42, userManager: FakeUserManager([ann]))
    presenter.load()
    presenter.firstName.send(first)
    presenter.lastName.send(last)
    #expect(presenter.saveAvailable.value == isAvailable)
  }

  @Test func `a save drops white space and then completes`() async {
    let userManager = FakeUserManager([ann])
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
    let userManager = FakeUserManager([ann])
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
