import Foundation
import Grammar
import ShellText
import TerminalText

/// Goes on where an earlier session has ended.
struct ResumeCommand: Command {
  let name = "resume"
  let otherNames = ["continue", "restore", "recover"]
  let group = CommandGroup.session
  let summary = "go on where an earlier session ended"
  let arguments = [Argument("number", .optional)]
  let options = [Self.list, Option.json]
  let examples = [
    Example("resume", "the last session that ended, or was cut off"),
    Example("resume --list", "what can be taken up"),
    Example("resume 2", "the one before the last"),
  ]
  let discussion = """
    What happens in a session is written down after each command: wiring and variation, events, bookmarks, the lesson's \
    step, the workshop. However it ends, `resume` brings that back. What is here now is kept, and can be taken up the \
    same way. The last \(JournalFolder.capacity) sessions are kept.
    """

  private static let list = Option("list", "show the sessions that can be taken up")

  /// The form of `resume --list --json`.
  private struct Form: Encodable {
    let number: Int
    let ended: Date
    let wiring: String?
    let screen: String?
    let events: Int
    let bookmarks: [String]
    let lesson: String?
    let workshop: String?

    init(_ number: Int, _ session: EndedSession) {
      let moment = session.moment
      self.number = number
      ended = session.date
      wiring = moment.wiring?.shortName
      screen = moment.wiring == nil ? nil : moment.screen
      events = moment.events.count
      bookmarks = moment.marks.map(\.name)
      lesson = moment.lesson?.id
      workshop = moment.workshop?.id
    }
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if invocation.has(Self.list) { return try list(in: session, display: display) }
    let ended = try session.endedSession(try invocation.count(0) ?? 1)
    return try session.resume(ended, display: display)
  }

  private func list(in session: Session, display: Display) throws(ShellError) -> Output {
    let ended = try session.endedSessions()
    guard !ended.isEmpty else { throw .resume(.nothing) }
    let rows = ended.enumerated().map { index, session in
      [StyledText("\(index + 1)", .quiet), StyledText(Self.words(session.date), .quiet), session.moment.place]
    }
    let end = StyledText(marking: "`resume <number>` takes one up").styled(.quiet)
    return Output(
      TextTable(rows: rows, width: display.lineLength).text + "\n" + end,
      json: ended.enumerated().map { Form($0.offset + 1, $0.element) })
  }

  /// `2026-11-22 14:05`.
  private static func words(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .current)
    return date.formatted(style.year().month().day().dateSeparator(.dash))
      + " " + date.formatted(style.time(includingFractionalSeconds: false).timeSeparator(.colon)).prefix(5)
  }
}
