import Shell
import TerminalText

/// The first lines that a person sees: what this is, and where to begin.
enum Greeting {
  static func output(width: Int) -> Output {
    let title: StyledText = "\("Atelier", .bold) — app architecture, taken apart."
    let words = StyledText("lessons · wirings · help · quit", .dim)
    let gap = width - title.columns - words.columns
    let head = gap >= 4 ? title + StyledText(String(repeating: " ", count: min(gap, 12))) + words : title
    let start: StyledText = """
      New here? \("lesson tour", .code) takes five minutes. Or look around: \("switch viper", .code)
      """
    return Output(.notice, "\(head)\n\(start)")
  }
}
