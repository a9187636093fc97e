import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

struct EditNameViewModelTests {
  private let flow = FlowControllerSpy()
  private let users = FakeUserService()
  private let delegate = UpdateCounter()
  private let results = ResultLog()
  private let viewModel: EditNameViewModel

  init() {
    users.users[42] = .ann
    viewModel = EditNameViewModel(
      userID: 42, flowController: flow, userService: users, completion: results.append)
    viewModel.delegate = delegate
    viewModel.load()
  }

  @Test func `the name is filled in and there is nothing to save`() {
    #expect([viewModel.firstName, viewModel.lastName] == ["Ann", "Appleseed"])
    #expect(!viewModel.canSave)
    #expect(delegate.count == 1)
  }

  @Test(arguments: NameEdit.samples)
  func `only a name that is new and whole can be saved`(edit: NameEdit) {
    viewModel.enter(firstName: edit.first)
    viewModel.enter(lastName: edit.last)
    #expect(viewModel.canSave == edit.canBeSaved)
  }

  @Test func `save drops white space, ends once and goes back`() {
    viewModel.enter(firstName: "  Anna ")
    viewModel.save()
    viewModel.leave()
    #expect(users.updates == [User(id: 42, firstName: "Anna", lastName: "Appleseed")])
    #expect(results.all == [.saved])
    #expect(flow.calls == ["back"])
  }

  @Test func `cancel ends once and goes back`() {
    viewModel.cancel()
    viewModel.leave()
    #expect(results.all == [.cancelled])
    #expect(flow.calls == ["back"])
  }

  @Test func `a swipe ends once`() {
    viewModel.leave()
    #expect(results.all == [.cancelled])
    #expect(flow.calls.isEmpty)
  }

  @Test func `who leaves gives up a save that is under way`() {
    users.isSilent = true
    viewModel.enter(firstName: "Anna")
    viewModel.save()
    viewModel.leave()
    #expect(users.cancelCount == 1)
    #expect(results.all == [.cancelled])
  }

  @Test func `nothing can be saved while a save is under way`() {
    users.isSilent = true
    viewModel.enter(firstName: "Anna")
    let updates = delegate.count
    viewModel.save()
    #expect(!viewModel.canSave)
    #expect(delegate.count == updates + 1)
    viewModel.save()
    #expect(users.updates == [User(id: 42, firstName: "Anna", lastName: "Appleseed")])
  }

  @Test func `a save that fails stays open and can be tried again`() {
    viewModel.enter(firstName: "Anna")
    users.failure = .unreachable
    viewModel.save()
    #expect(flow.calls == ["error unreachable"])
    #expect(viewModel.canSave)
    #expect(results.all.isEmpty)
    users.failure = nil
    flow.retry()
    #expect(results.all == [.saved])
  }

  @Test func `the name of a person who does not exist cannot be edited`() {
    users.users = [:]
    viewModel.load()
    flow.confirm()
    #expect(flow.calls == ["alert There is no user 42", "back"])
  }
}
