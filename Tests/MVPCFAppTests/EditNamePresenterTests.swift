import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

struct EditNamePresenterTests {
  /// What a presenter has said, in order.
  private final class Log {
    var originals: [EditNameViewModel] = []
    var saveAvailable: [Bool] = []
    var savedCount = 0
    var failures: [String] = []
    var cancellables: Set<AnyCancellable> = []

    init(_ presenter: any EditNamePresenter) {
      presenter.original.sink { self.originals.append($0) }.store(in: &cancellables)
      presenter.saveAvailable.sink { self.saveAvailable.append($0) }.store(in: &cancellables)
      presenter.saved.sink { self.savedCount += 1 }.store(in: &cancellables)
      presenter.loadFailure.sink { self.failures.append("load: \($0.title)") }.store(in: &cancellables)
      presenter.saveFailure.sink { self.failures.append("save: \($0.title)") }.store(in: &cancellables)
    }
  }

  private let reachabilityManager = FakeReachabilityManager()

  private func makePresenter(_ userManager: FakeUserManager) -> DefaultEditNamePresenter {
    DefaultEditNamePresenter(userID: 42, userManager: userManager, reachabilityManager: reachabilityManager)
  }

  @Test func `a person who is known is not loaded again`() {
    let userManager = FakeUserManager([.ann])
    let presenter = makePresenter(userManager)
    let log = Log(presenter)
    presenter.load()
    #expect(log.originals == [EditNameViewModel(firstName: "Ann", lastName: "Appleseed")])
    #expect(userManager.calls.isEmpty)
    log.cancellables = []
  }

  @Test func `a person who is not known is loaded`() async {
    let userManager = FakeUserManager()
    let presenter = makePresenter(userManager)
    let log = Log(presenter)
    presenter.load()
    #expect(log.originals.isEmpty)
    await settle()
    #expect(log.originals == [EditNameViewModel(firstName: "Ann", lastName: "Appleseed")])
    #expect(userManager.calls == ["loadUser 42"])
    log.cancellables = []
  }

  @Test(arguments: NameEdit.samples)
  func `names can be saved when both are there and one is new`(edit: NameEdit) {
    let presenter = makePresenter(FakeUserManager([.ann]))
    let log = Log(presenter)
    presenter.load()
    presenter.firstName.send(edit.first)
    presenter.lastName.send(edit.last)
    #expect(log.saveAvailable.last == edit.canBeSaved)
    log.cancellables = []
  }

  @Test func `nothing can be saved while there is no way to the server`() {
    let presenter = makePresenter(FakeUserManager([.ann]))
    let log = Log(presenter)
    presenter.load()
    presenter.firstName.send("Anna")
    reachabilityManager.reachable.send(false)
    presenter.lastName.send("Smith")
    reachabilityManager.reachable.send(true)
    #expect(log.saveAvailable == [false, true, false, true])
    log.cancellables = []
  }

  @Test func `a save drops white space, and is made once`() async {
    let userManager = FakeUserManager([.ann])
    let presenter = makePresenter(userManager)
    let log = Log(presenter)
    presenter.load()
    presenter.firstName.send(" Anna ")
    presenter.save()
    presenter.save()
    await settle()
    #expect(userManager.calls == ["update Anna Appleseed"])
    #expect(log.savedCount == 1)
    log.cancellables = []
  }

  @Test func `nothing can be saved while a save is under way`() async {
    let userManager = FakeUserManager([.ann])
    let presenter = makePresenter(userManager)
    let log = Log(presenter)
    presenter.load()
    presenter.firstName.send("Anna")
    userManager.error = .unreachable
    presenter.save()
    #expect(log.saveAvailable == [false, true, false])
    await settle()
    #expect(log.saveAvailable == [false, true, false, true])
    log.cancellables = []
  }

  @Test func `a save that fails is told, and can be made again`() async {
    let userManager = FakeUserManager([.ann])
    let presenter = makePresenter(userManager)
    let log = Log(presenter)
    presenter.load()
    presenter.firstName.send("Anna")
    userManager.error = .unreachable
    presenter.save()
    await settle()
    #expect(log.failures == ["save: Can't reach the server"])
    #expect(log.savedCount == 0)
    userManager.error = nil
    presenter.save()
    await settle()
    #expect(log.savedCount == 1)
    log.cancellables = []
  }
}
