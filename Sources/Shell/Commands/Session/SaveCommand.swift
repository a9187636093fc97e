import Grammar
import ShellText
import TerminalText

/// Writes what has happened into a file.
struct SaveCommand: Command {
  let name = "save"
  let group = CommandGroup.session
  let summary = "write what has happened into a file that runs"
  let arguments = [Argument("file", from: .scripts, isText: true)]
  let options = [Self.events, Self.replace]
  let examples = [
    Example("save friends.atl", "run friends.atl lets it happen again"),
    Example("save friends.atl --replace", "in place of what is there"),
    Example("save friends.atl --events", "to be run on any wiring"),
  ]
  let discussion = """
    The file puts the wiring with its variation on the stage, lets the events happen as `log` shows them, and sets all \
    bookmarks; it runs in a fresh shell, too. `run --wirings` passes over the wiring that it begins with. With --events, \
    it has the events alone.
    """

  private static let replace = Option("replace", "also where there is such a file")
  private static let events = Option("events", "without the wiring and the bookmarks")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let app = try session.appSession.requireApp()
    let file = invocation.arguments[0]
    let bookmarks = invocation.has(Self.events) ? [] : session.appSession.bookmarks
    let log =
      invocation.has(Self.events)
      ? SavedLog(eventsOf: app) : SavedLog(app, bookmarks: bookmarks) { session.commandChoosing($0) }
    try log.write(to: file, relativeTo: session.appSession.folder, replacing: invocation.has(Self.replace))
    var words = app.log.events.count.counted("event")
    if !bookmarks.isEmpty { words += " and \(bookmarks.count.counted("bookmark"))" }
    var text = StyledText(marking: "\(words) written; `run \(file.asWord)` lets them happen again")
    let places = [app.wiring] + bookmarks.map(\.wiring)
    if !invocation.has(Self.events), places.contains(where: session.appSession.wirings.isOwn) {
      text +=
        "\n"
        + StyledText(
          marking: "it names folders of yours, so that it runs on this machine only; with `--events` it runs anywhere")
    }
    return Output(.notice, text)
  }
}
