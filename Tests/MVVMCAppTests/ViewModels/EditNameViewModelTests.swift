import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct EditNameViewModelTests {
  private let provider = FakeEditNameProvider()
  private let viewModel: EditNameViewModelImpl
  private let log = Log()

  init() {
    viewModel = EditNameViewModelImpl(provider: provider)
    viewModel.onSaved = { [log] in log.add("onSaved") }
    viewModel.onCancelled = { [log] in log.add("onCancelled") }
    viewModel.onFailure = { [log] error, retry in
      log.add("onFailure \(error)")
      log.retry = retry
    }
  }

  @Test(
    arguments: [
      (.viewDidLoad, ["load"], []),
      (.firstNameChanged("Anna"), ["change first name to Anna"], []),
      (.lastNameChanged("Pear"), ["change last name to Pear"], []),
      (.saveTapped, ["save"], []),
      (.cancelTapped, [], ["onCancelled"]),
    ] as [(EditNameViewEvent, [String], [String])])
  func `an event goes to the provider, or out through a closure`(
    event: EditNameViewEvent, providerCalls: [String], closures: [String]
  ) {
    viewModel.events.send(event)
    #expect(provider.calls == providerCalls)
    #expect(log.entries == closures)
  }

  @Test(arguments: [(nil, "load"), (.ann, "save")] as [(User?, String)])
  func `a retry tries again what has failed`(original: User?, call: String) {
    provider.currentState.original = original
    provider.currentState.failure = .unreachable
    log.retry()
    #expect(provider.calls == [call])
  }

  @Test func `a save is told once`() {
    provider.currentState.endSaving()
    provider.currentState.lastName = "Pear"
    #expect(log.entries == ["onSaved"])
  }

  @Test(arguments: NameEdit.samples)
  func `names can be saved when both are there and one is new`(edit: NameEdit) {
    provider.currentState = EditNameProviderState(
      userID: 42, original: .ann, firstName: edit.first, lastName: edit.last)
    var shown: [EditNameViewInputData] = []
    let rendering = viewModel.viewInputData.sink { shown.append($0) }
    #expect(
      shown == [EditNameViewInputData(firstName: edit.first, lastName: edit.last, canSave: edit.canBeSaved)])
    rendering.cancel()
  }
}
