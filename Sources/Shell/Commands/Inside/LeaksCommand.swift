import Grammar
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
    and what usually fixes it. Services, and whatever else the app has for all screens, are meant to live on; so is what \
    a variable keeps, such as a cache, above which stands `// atelier:keeps <reason>`. A task that has woken five times \
    since the screen went, or a call that has delayed the next one as often, is taken to go on for ever.
    """

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let report = try session.ask(.leaks)
    if session.isHunting { return Output(Self.count(of: report)) }
    let text = LeakText(display: display)
    var parts = report.leaks.isEmpty ? [] : [text.text(for: report.leaks)]
    if report.isTooLarge == true {
      let reason = "leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects"
      parts.append(StyledText(reason, .warning))
    } else if parts.isEmpty {
      parts.append(
        report.meant == nil
          ? "no leaks: nothing lives on of the screens that have gone"
          : "no leaks: what lives on of the screens that have gone is meant to")
    }
    if let meant = report.meant { parts.append(text.text(for: meant)) }
    return Output(parts.joined(separator: "\n\n"), json: report)
  }

  /// All that is said during a hunt.
  private static func count(of report: LeakReport) -> StyledText {
    guard !report.leaks.isEmpty else { return "nothing lives on yet of the screens that have gone" }
    let count = report.leaks.reduce(0) { $0 + 1 + $1.others.count }
    let found = "\(count.counted("object")) \(count == 1 ? "lives" : "live") on; which, and who keeps them, is the hunt"
    return StyledText(marking: "\(found). `hunt reveal` tells")
  }
}
