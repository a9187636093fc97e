import Shell
import TerminalText

/// The first lines that a person sees: what this is, and where to begin.
enum Greeting {
  /// - Parameter wiring: what to begin with.
  static func output(width: Int, wiring: String?) -> Output {
    let title: StyledText = "\("Atelier", .bold) — app architecture, taken apart."
    let words = StyledText("lessons · wirings · help · quit", .dim)
    let gap = width - title.columns - words.columns
    let head = gap >= 4 ? title + StyledText(String(repeating: " ", count: min(gap, 12))) + words : title
    let command = "switch \(wiring ?? "<folder>")"
    let start: StyledText = """
      New here? \("lesson tour", .code) takes five minutes. Or look around: \(command, .code)
      """
    return Output(.notice, ([head] + start.wrapped(to: width)).joined(separator: "\n"))
  }
}
