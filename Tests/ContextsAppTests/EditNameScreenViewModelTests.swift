import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

struct EditNameScreenViewModelTests {
  private final class Log {
    var outcomes: [EditNameOutcome] = []
  }

  private let log = Log()

  private func makeViewModel(_ useCases: FakeEditNameUseCases) -> EditNameScreenViewModel {
    let arguments = EditNameScreenArguments(userID: 42) { [log] in log.outcomes.append($0) }
    return EditNameScreenViewModel(useCases: useCases, arguments: arguments)
  }

  @Test func `a person who is known is not loaded again`() {
    let useCases = FakeEditNameUseCases(user: .ann)
    let viewModel = makeViewModel(useCases)
    viewModel.load()
    #expect(viewModel.draft == NameDraft(.ann))
    #expect(useCases.loadCount == 0)
  }

  @Test func `a person who is not known is loaded`() async {
    let useCases = FakeEditNameUseCases(user: nil)
    let viewModel = makeViewModel(useCases)
    viewModel.load()
    #expect(viewModel.draft == nil)
    await settle()
    #expect(viewModel.draft == NameDraft(.ann))
    #expect(useCases.loadCount == 1)
  }

  @Test func `a change from elsewhere does not overwrite what was typed`() {
    let useCases = FakeEditNameUseCases(user: .ann)
    let viewModel = makeViewModel(useCases)
    viewModel.load()
    viewModel.draft?.firstName = "Zoe"
    useCases.user.value?.firstName = "Anna"
    #expect(viewModel.draft?.firstName == "Zoe")
  }

  @Test func `a save is told once, whatever comes after it`() async {
    let useCases = FakeEditNameUseCases(user: .ann)
    let viewModel = makeViewModel(useCases)
    viewModel.load()
    viewModel.draft?.firstName = "Anna "
    viewModel.save()
    await settle()
    viewModel.cancel()
    #expect(useCases.renamed.map(\.fullName) == ["Anna Appleseed"])
    #expect(log.outcomes == [.saved])
  }

  @Test func `a cancel is told once`() {
    let viewModel = makeViewModel(FakeEditNameUseCases(user: .ann))
    viewModel.cancel()
    viewModel.cancel()
    #expect(log.outcomes == [.cancelled])
  }

  @Test func `a save that fails ends nothing, and can be made again`() async {
    let useCases = FakeEditNameUseCases(user: .ann)
    let viewModel = makeViewModel(useCases)
    var failures: [Failure] = []
    let observing = viewModel.saveFailure.sink { failures.append($0) }
    viewModel.load()
    viewModel.draft?.firstName = "Anna"
    useCases.error = .unavailable
    viewModel.save()
    await settle()
    #expect(failures == [Failure(.unavailable)])
    #expect(log.outcomes.isEmpty)
    useCases.error = nil
    viewModel.save()
    await settle()
    #expect(log.outcomes == [.saved])
    observing.cancel()
  }

  @Test func `nothing can be saved while a save is under way`() async {
    let useCases = FakeEditNameUseCases(user: .ann)
    let viewModel = makeViewModel(useCases)
    var canSave: [Bool] = []
    let observing = viewModel.canSave.sink { canSave.append($0) }
    viewModel.load()
    viewModel.draft?.firstName = "Anna"
    useCases.error = .unavailable
    viewModel.save()
    #expect(canSave == [false, true, false])
    await settle()
    #expect(canSave == [false, true, false, true])
    observing.cancel()
  }
}
