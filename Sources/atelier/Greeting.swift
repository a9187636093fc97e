import Shell
import TerminalText

/// The first lines that a person sees: what this is, and where to begin.
enum Greeting {
  /// - Parameters:
  ///   - place: where one was the last time, and how to go on there; nil for somebody who was not here before.
  ///   - wiring: what to begin with.
  ///   - workshop: the workshop to begin with; nil if there is none.
  static func output(width: Int, place: StyledText?, wiring: String?, workshop: String?) -> Output {
    let title: StyledText = "\("Atelier", .bold) — app architecture, taken apart."
    let words = StyledText("lessons · wirings · help · quit", .quiet)
    let gap = width - title.columns - words.columns
    let head = gap >= 4 ? title + StyledText(String(repeating: " ", count: min(gap, 12))) + words : title
    if let place { return Output(.notice, ([head] + place.wrapped(to: width)).joined(separator: "\n")) }
    let command = "switch \(wiring ?? "<folder>")"
    let start: StyledText = """
      New here? \("lesson tour", .code) takes five minutes. Or look around: \(command, .code)
      """
    var lines = [head] + start.wrapped(to: width)
    if let workshop {
      let build: StyledText = "To build it yourself, step by step: \("workshop \(workshop)", .code)"
      lines += build.wrapped(to: width)
    }
    return Output(.notice, lines.joined(separator: "\n"))
  }
}
