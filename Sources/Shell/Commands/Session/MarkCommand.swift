import Grammar
import ShellText
import TerminalText

/// Remembers moments of the session.
struct MarkCommand: Command {
  let name = "mark"
  let group = CommandGroup.session
  let summary = "give this moment a name, or list the names"
  let arguments = [Argument("name", .optional, isText: true)]
  let options = [Self.replace, Option.json]
  let examples = [
    Example("mark signed-out", "goto signed-out comes back here"),
    Example("mark signed-out --replace", "moves it to this moment"),
    Example("mark", "lists the bookmarks"),
  ]
  let discussion = """
    A bookmark holds the wiring with its code as it is now, all that has happened to it, and the lesson's step; after \
    `resume`, the code is what it is then. A file with `switch`, events and \
    `mark` prepares a demo: `run` sets its bookmarks, in several wirings too, and `goto` goes from one to the other.
    """

  private static let replace = Option("replace", "also where another moment has the name")

  /// The form of `mark --json`.
  private struct Form: Encodable {
    let name: String
    let wiring: String
    let events: Int
    let lesson: String?
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let name = invocation.argument(0) {
      let bookmark = try session.appSession.mark(
        name, lesson: session.openLesson, isReplacing: invocation.has(Self.replace))
      return Output(
        .notice,
        StyledText(marking: "marked after \(Self.words(bookmark)); `goto \(name.asWord)` comes back"))
    }
    let bookmarks = session.appSession.bookmarks
    let forms = bookmarks.map {
      Form(name: $0.name, wiring: $0.wiring.name, events: $0.events.count, lesson: $0.lesson?.lesson.id)
    }
    guard !bookmarks.isEmpty else {
      return Output(StyledText(marking: "there are no bookmarks; `mark <name>` makes one"), json: forms)
    }
    let rows = bookmarks.map { bookmark -> [StyledText] in
      [
        StyledText(bookmark.name, .accent), StyledText(bookmark.wiring.name), StyledText(Self.words(bookmark)),
        StyledText(bookmark.lesson.map { "\($0.lesson.id) \($0.count)" } ?? "", .quiet),
      ]
    }
    return Output(TextTable(rows: rows).text, json: forms)
  }

  private static func words(_ bookmark: Bookmark) -> String {
    bookmark.events.isEmpty ? "the launch" : bookmark.events.count.counted("event")
  }
}
