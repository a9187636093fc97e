import ShellText
import StageProtocol
import TerminalText

/// What came of putting another wiring on the stage.
struct SwitchOutcome {
  let wiring: Wiring
  let report: BuildReport
  /// The event that the new wiring refused, where the replay stopped.
  let refusal: Replay.Refused?
  /// The new wiring's screens against those of the one before, where there was one.
  let comparison: LogComparison?
  /// The wiring before, and how many of its events were not replayed; nil where they were to be.
  var leftOut: (wiring: String, count: Int)?

  /// One line where all is well; else what differs, first.
  func text(display: Display) -> StyledText {
    guard let comparison else { return "\(wiring.name): \(report.words), launched" + leftOutWords }
    let arrow = display.isAccessible ? " to " : "→"
    let (before, now) = (comparison.name, comparison.otherName)
    let names = before == now ? "\(now) again" : "\(before)\(arrow)\(now)"
    var parts = report.fromCache ? [] : [report.words]
    parts.append(comparison.countWords)
    var lines: [StyledText] = []
    if let difference = comparison.firstDifference {
      let moment = difference.moment
      lines.append("\(names): \(parts.joined(separator: ", ")), \("screens differ", .warning) \(moment)")
      let table = ScreenDifferenceTable(
        difference.screen, difference.other, name: comparison.name, otherName: comparison.otherName)
      lines.append(table.text)
    } else {
      lines.append("\(names): \(parts.joined(separator: ", ")), \("screens equal", .good)")
    }
    if let refusal { lines += refusal.lines }
    return lines.joined(separator: "\n")
  }
  private var leftOutWords: StyledText {
    guard let leftOut, leftOut.count > 0 else { return StyledText() }
    let events = leftOut.count.counted("event")
    let verb = leftOut.count == 1 ? "is" : "are"
    return "\nit begins with its launch: \(events) in \(leftOut.wiring) \(verb) not replayed"
  }
}
