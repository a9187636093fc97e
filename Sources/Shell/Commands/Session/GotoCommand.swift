import ShellText
import TerminalText

/// Goes to another moment of the session.
struct GotoCommand: Command {
  let name = "goto"
  let group = CommandGroup.session
  let summary = "go to the moment after an event, or to a bookmark"
  let arguments = [Argument("event or bookmark", from: .moments, isText: true)]
  let examples = [
    Example("goto 2", "the moment after event 2, as log numbers them"),
    Example("goto launch", "before the first event"),
    Example("goto signed-out", "the moment that was marked so"),
  ]
  let discussion = """
    The app is launched afresh and what came before happens to it again: its screen, its clock, its calls and the \
    lesson's step are as they were then. What lies behind that moment can be done again with `redo` or `goto`.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let word = invocation.arguments[0]
    if let number = word == Bookmark.launch ? 0 : Int(word) {
      guard number >= 0 else { throw .badValue(word, expected: "a number of `log`, or 0 for the launch") }
      try session.appSession.go(toEvent: number)
      return .beforeScreen(.notice, "\(number == 0 ? "at the launch" : "at event \(number)")")
    }
    let bookmark = try session.appSession.bookmark(word)
    try session.appSession.go(to: bookmark)
    try session.resume(bookmark.lesson)
    guard let app = session.appSession.app, session.appSession.hasOtherCode(now: bookmark) else {
      return .beforeScreen(.notice, "at \(word)")
    }
    let words =
      app.isOld
      ? "with the code as it was then; `switch \(bookmark.wiring.reference)` runs it as it is now"
      : "with the code as it is now, which is another than then"
    return .beforeScreen(.notice, StyledText(marking: "at \(word), \(words)"))
  }
}
