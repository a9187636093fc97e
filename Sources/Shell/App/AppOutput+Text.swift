import Grammar
import ShellText
import StageClient
import TerminalText

extension AppOutput {
  /// How many lines are shown of what an app prints in one go.
  private static let shownLines = 20
  private static let longestLine = 400

  mutating func append(_ more: AppOutput) {
    self = AppOutput(
      lines: lines + more.lines, droppedLines: droppedLines + more.droppedLines,
      floodPlace: floodPlace ?? more.floodPlace)
  }

  /// The app's own words, marked to differ from the shell's, and broken between words where a person reads them.
  func text(display: Display, wiring: Wiring? = nil) -> StyledText {
    var texts = lines.prefix(Self.shownLines).map {
      $0.count > Self.longestLine ? $0.prefix(Self.longestLine) + "…" : $0
    }
    let hidden = lines.count - texts.count + droppedLines
    if hidden > 0 {
      let place = floodPlace.map { ", printed at \(wiring?.place(of: $0) ?? $0.function)" } ?? ""
      texts.append("… and \(hidden.counted("more line"))\(place)")
    }
    let mark = display.isAccessible ? "app: " : "app │ "
    let room = display.isInteractive ? max(display.width - mark.count, 20) : Self.longestLine + 1
    return texts.flatMap { StyledText($0, .quiet).wrapped(to: room) }
      .map { StyledText(mark, .quiet) + $0 }
      .joined(separator: "\n")
  }
}
