import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct EditNameProviderTests {
  private let userService = FakeUserService()
  private let provider: EditNameProviderImpl

  init() {
    provider = EditNameProviderImpl(userID: 42, userService: userService, people: userService.people)
  }

  private func loadKnownUser() {
    userService.people.update { $0[42] = .ann }
    provider.load()
  }

  @Test func `a person in the store is filled in at once`() {
    loadKnownUser()
    #expect(
      provider.currentState
        == EditNameProviderState(userID: 42, original: .ann, firstName: "Ann", lastName: "Appleseed"))
    #expect(userService.calls.isEmpty)
  }

  @Test func `a person who is not there is loaded`() async {
    provider.load()
    #expect(provider.currentState == EditNameProviderState(userID: 42))
    await settle()
    #expect(provider.currentState.original == .ann)
    #expect(userService.calls == ["loadUser 42"])
  }

  @Test func `a save drops white space`() async {
    loadKnownUser()
    provider.change(firstName: " Anna ")
    provider.save()
    await settle()
    #expect(provider.currentState.isSaved)
    #expect(userService.calls == ["save Anna Appleseed"])
    #expect(userService.people.currentState[42]?.firstName == "Anna")
  }

  @Test func `nothing is saved where nothing has changed`() async {
    loadKnownUser()
    provider.save()
    await settle()
    #expect(userService.calls.isEmpty)
  }

  @Test func `a save that fails can be tried again`() async {
    loadKnownUser()
    provider.change(lastName: "Pear")
    userService.error = .unreachable
    provider.save()
    await settle()
    #expect(provider.currentState.failure == .unreachable)
    userService.error = nil
    #expect(provider.currentState.canSave)
    provider.save()
    #expect(provider.currentState.failure == nil)
    await settle()
    #expect(provider.currentState.isSaved)
  }

  @Test func `nothing can be saved while a save is under way`() async {
    loadKnownUser()
    provider.change(lastName: "Pear")
    #expect(provider.currentState.canSave)
    provider.save()
    #expect(!provider.currentState.canSave)
    provider.save()
    await settle()
    #expect(userService.calls == ["save Ann Pear"])
  }

  @Test func `each answer is one change of the state`() async {
    loadKnownUser()
    provider.change(lastName: "Pear")
    userService.error = .unreachable
    var states: [EditNameProviderState] = []
    let observing = provider.state.dropFirst().sink { states.append($0) }
    provider.save()
    await settle()
    #expect(states.map(\.isSaving) == [true, false])
    #expect(states.map(\.failure) == [nil, .unreachable])
    observing.cancel()
  }
}
