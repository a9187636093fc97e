import ShellText
import TerminalText

/// Says whether saves are taken up at once, and changes that.
struct WatchCommand: Command {
  let name = "watch"
  let group = CommandGroup.session
  let summary = "run what you save in a folder of your own"
  let arguments = [Argument(words: [on, off], .optional)]
  private static let on = Candidate("on", "saves are taken up at once")
  private static let off = Candidate("off", "only `switch` compiles what was saved")
  let examples = [
    Example("switch ./mine", "saves in mine are taken up from now on"),
    Example("watch off", "only `switch` compiles what you have saved"),
  ]
  let discussion = """
    With a folder of your own on the stage, a save is compiled while you go on typing, and what has happened so far is \
    replayed on it. What has changed is said above the prompt: screen, graph, calls, rules. Code that does not compile \
    leaves the app on the stage as it was, and the prompt says that it is old.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let value = invocation.argument(0) {
      try SetCommand.Setting.watch.change(to: value, in: session)
      return SetCommand.Setting.watch.answer(value, display)
    }
    guard session.settings.watchesSaves else {
      return Output(StyledText(marking: "off; `watch on` takes saves up at once"))
    }
    guard let folder = session.watchedFolder else {
      return Output(StyledText(marking: "on, for code of your own: `switch <folder>` puts it on the stage"))
    }
    return Output("on: what is saved in \(folder.path) is compiled at once")
  }
}
