import Grammar
import LessonKit
import ShellText
import TerminalText

/// Lays out what a beat shows: the place in the first row, then what matters, and nothing else.
struct PresentationText {
  /// Rows that the layout needs beside what is shown: the title, a blank one below it and above the prompt, and two for
  /// what is typed.
  private static let otherRows = 5
  private static let fewestRows = 4

  let display: Display
  /// How many rows the window has; nil if everything is to be shown.
  let rows: Int?

  /// The first row: `3 of 7 · use-cases`, and at the right the workshop and the beat.
  func title(of presentation: Presentation) -> StyledText {
    let place = presentation.place
    let (step, last) = (place.index, place.steps.count - 1)
    let id = place.step.step?.id ?? ""
    let beat = "beat \(presentation.done) of \(presentation.current.count)"
    if display.isAccessible { return "\("step \(step) of \(last), \(id), \(beat)", .heading)" }
    let left = StyledText("\(step) of \(last) · \(id)", .heading)
    let room = display.width - left.columns - 2
    let right = ["\(place.workshop.title ?? place.id) · \(beat)", beat].first { StyledText($0).columns <= room }
    guard let right else { return left.truncated(to: display.width) }
    let gap = display.isInteractive ? display.width - left.columns - StyledText(right).columns : 2
    return left + StyledText(String(repeating: " ", count: gap) + right)
  }

  /// How one goes on, which is said once.
  var hint: StyledText {
    StyledText(marking: "Enter goes on, `prev` goes back, `q` leaves, `help present` says more")
      .wrapped(to: display.width).joined(separator: "\n")
  }

  /// The title with what stands below it.
  func page(of presentation: Presentation, body: StyledText) -> StyledText {
    let title = title(of: presentation)
    return body.isEmpty ? title + "\n" : "\(title)\n\n\(body)\n"
  }

  /// A part of the page.
  func text(for blocks: [MarkdownBlock]) -> StyledText {
    fitted(LessonText(display: display).markdown(blocks), head: 0) { _ in 0 }
  }

  /// What differs in a type or file: of more than fits, the part with the most changed declarations.
  func text(for difference: SourceDifference) -> StyledText {
    fitted(SourceDifferenceText(difference, display: display).text, head: 1, weight: Self.weight)
  }

  /// What a change costs in each workshop.
  func text(for cost: ChangeCost, in wiring: String) -> StyledText {
    fitted(ChangeCostText(cost, here: wiring, display: display).text, head: 1) { _ in 0 }
  }

  /// A command and its answer: of more than fits, the part of which the demo expects something.
  func text(for answer: DemoAnswer) -> StyledText {
    let line = StyledText(display.isAccessible ? "command: " : "> ") + StyledText(answer.command.text, .bold)
    let screen = answer.screen.map { ScreenText(display: display).text(for: $0) }
    let body = [answer.text, screen ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    guard !body.isEmpty else { return line }
    let words = answer.command.expectations.flatMap { Self.words(of: $0) }
    return fitted(line + "\n" + body, head: 1) { text in words.count { text.contains($0) } }
  }

  private func fitted(_ text: StyledText, head: Int, weight: (String) -> Int) -> StyledText {
    guard let rows else { return text }
    let lines = text.lines.flatMap { $0.columns > display.width ? $0.wrapped(to: display.width) : [$0] }
    let excerpt = Excerpt(
      of: lines, room: max(Self.fewestRows, rows - Self.otherRows), head: head, weight: weight)
    return (excerpt.lines + [excerpt.remark].compactMap(\.self)).joined(separator: "\n")
  }

  /// How much a line of a difference matters.
  private static func weight(_ line: String) -> Int {
    guard let mark = line.first, mark == "+" || mark == "-" || line.hasPrefix("new: ") || line.hasPrefix("gone: ")
    else { return 0 }
    let words = line.dropFirst().split { !$0.isLetter && $0 != "/" }
    if words.isEmpty || words.first == "import" || words.first?.hasPrefix("//") == true { return 0 }
    return words.contains { declaring.contains(String($0)) } ? 3 : 1
  }

  private static let declaring: Set<String> = [
    "func", "init", "let", "var", "class", "struct", "enum", "protocol", "extension", "typealias", "case",
  ]

  /// What an `expect` line names: types, members, texts of the screen.
  private static func words(of expectation: ScriptLine) -> [String] {
    let words = ParsedLine(expectation.text).commands.first?.dropFirst() ?? []
    return words.filter { $0.isQuoted || $0.text.first?.isUppercase == true }.map(\.text)
  }
}
