import ScreenKit
import Testing

struct MessageTests {
  @Test(arguments: [
    (InteractionError.notOnScreen("A", candidates: []), "not-on-screen"),
    (.notTappable("A", kind: .label, candidates: []), "not-tappable"),
    (.disabled("A", kind: .button, candidates: []), "disabled"),
    (.covered("A", by: .screen("B")), "covered"),
    (.noField("A", candidates: []), "no-field"),
    (.noRow("A", candidates: []), "no-row"),
    (.noSwitch("A", candidates: []), "no-switch"),
    (.nothingToGoBackTo(screen: "A"), "nothing-to-go-back-to"),
    (.nothingToDismiss(screen: "A"), "nothing-to-dismiss"),
    (.cannotDismiss(screen: "A", because: .modal), "cannot-dismiss"),
  ])
  func `refusals have stable codes`(error: InteractionError, code: String) {
    #expect(error.code == code)
  }

  @Test func `a refusal names no more than a dozen candidates`() {
    let error = InteractionError.noRow("Zed", candidates: (1...20).map { "R\($0)" })
    #expect(
      error.description == """
        there is no row "Zed"; there is "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", … \
        to select
        """)
  }

  @Test func `a field that is tapped says what to do instead`() {
    #expect(
      InteractionError.notTappable("Name", kind: .field, candidates: ["Save"]).description
        == "\"Name\" is a field; type into it instead")
  }

  @Test(arguments: [
    (Misuse.viewInsideItself("View"), "cannot add View to itself or to a view inside it; nothing was added"),
    (.childOfItself("A"), "cannot add A to itself or to one of its own children; nothing was added"),
    (
      .pushOfNavigationController(onto: "A"),
      "cannot push a navigation controller onto A; push the screen itself, or present"
    ),
    (.pushedTwice("A"), "A is on the stack already and was not pushed again; push a new one, or pop to it"),
    (.pushOfPresented("A"), "A is presented and was not pushed; dismiss it first"),
    (.notOnStack("A"), "cannot pop to A, which is not on the stack; nothing was popped"),
    (
      .presenterOutsideWindow("A", presented: "B"),
      "A is not in a window, so B was not presented; present from a screen that is shown"
    ),
    (
      .alreadyPresenting("A", presenting: "B", presented: "C"),
      "A already presents B, so C was not presented; dismiss that first"
    ),
    (.presentationOfActive("A"), "A is in use already and was not presented; present a new one"),
    (.noSuchTab("3"), "there is no tab 3; the selection has not changed"),
  ])
  func `a misuse says what was not done, and what to do`(misuse: Misuse, text: String) {
    #expect(misuse.description == text)
  }
}
