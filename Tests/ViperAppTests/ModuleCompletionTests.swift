import Testing

@testable import ViperApp

struct ModuleCompletionTests {
  @Test func `the outcome is told, and the handler let go`() {
    weak var reference: OutcomeLog<String>?
    var words: [String] = []
    do {
      let outcomes = OutcomeLog<String>()
      reference = outcomes
      let completion = ModuleCompletion<String> { outcome in
        outcomes.append(outcome)
        words = outcomes.words
      }
      completion(.finished("Ann Appleseed"))
    }
    #expect(words == ["finished Ann Appleseed"])
    #expect(reference == nil)
  }

  @Test func `whoever holds one can tell once`() {
    let outcomes = OutcomeLog<Void>()
    var completion: ModuleCompletion<Void>? = ModuleCompletion(outcomes.append)
    completion.take()?(.finished(()))
    completion.take()?(.cancelled)
    #expect(outcomes.words == ["finished"])
  }

  @Test func `a completion that is never called stops a debug build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ModuleCompletion<Void> { _ in } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "a module has gone without telling how it ended; call its completion wherever it can end, a swipe included"))
  }
}
