import Testing

@testable import ViperApp

struct ModuleCompletionTests {
  @Test func `the first outcome is told, and no other`() {
    let outcomes = OutcomeLog()
    var completion = ModuleCompletion(outcomes.append)
    completion(.finished(["fullName": "Ann Appleseed"]))
    completion(.cancelled)
    #expect(outcomes.words == ["finished fullName: Ann Appleseed"])
  }

  @Test func `the handler is let go when it is called`() {
    weak var reference: OutcomeLog?
    var completion: ModuleCompletion
    do {
      let outcomes = OutcomeLog()
      reference = outcomes
      completion = ModuleCompletion(outcomes.append)
    }
    #expect(reference != nil)
    completion(.cancelled)
    #expect(reference == nil)
  }
}
