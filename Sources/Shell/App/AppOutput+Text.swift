import Grammar
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

  /// The app's own words, marked to differ from the shell's.
  func text(accessible: Bool, wiring: Wiring? = nil) -> StyledText {
    var texts = lines.prefix(Self.shownLines).map {
      $0.count > Self.longestLine ? $0.prefix(Self.longestLine) + "…" : $0
    }
    let hidden = lines.count - texts.count + droppedLines
    if hidden > 0 {
      let place = floodPlace.map { ", printed at \(wiring?.place(of: $0) ?? $0.function)" } ?? ""
      texts.append("… and \(hidden.counted("more line"))\(place)")
    }
    let mark = accessible ? "app: " : "app │ "
    return texts.map { StyledText(mark + $0, .dim) }.joined(separator: "\n")
  }
}
