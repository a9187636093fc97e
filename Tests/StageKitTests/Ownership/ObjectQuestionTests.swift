import StageProtocol
import Testing

@testable import StageKit

/// Questions about single objects.
@MainActor
struct ObjectQuestionTests {
  @Test func `a type of which no object lives is refused`() {
    let leaf = Leaf()
    let index = SourceIndex(types: [:])
    let map = ObjectMap(HeapRoots(objects: [(.variable(name: "root"), leaf)]), index: index)
    let questions = ObjectQuestions(map: map, index: index)

    #expect(
      throws: Refusal(
        code: "no-such-object", message: #"no object of a type "Ghost" lives; `graph` shows what does"#)
    ) {
      try questions.reasons(for: "Ghost")
    }
    withExtendedLifetime(leaf) {}
  }
}
