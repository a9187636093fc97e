import ShellText
import StageProtocol
import TerminalText

/// Shows what lives on although its screen has gone.
struct LeaksCommand: AppCommand {
  let name = "leaks"
  let group = CommandGroup.inside
  let summary = "show what outlives its screen, and why"
  let options = [Option.json]
  let discussion = """
    The objects that were made for a screen, and that should have gone with it: who keeps each, where that is written, \
    and what usually fixes it. Services, and whatever else the app has for all screens, are meant to live on.
    """

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let report = try session.ask(.leaks)
    let text = LeakText(display: display)
    var parts = report.leaks.isEmpty ? [] : [text.text(for: report.leaks)]
    if report.isTooLarge == true {
      let reason = "leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects"
      parts.append(StyledText(reason, .warning))
    } else if parts.isEmpty {
      parts.append("no leaks: nothing lives on of the screens that have gone")
    }
    return Output(parts.joined(separator: "\n\n"), json: report)
  }
}
