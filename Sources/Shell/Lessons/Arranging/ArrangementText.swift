import Grammar
import LessonKit
import ShellText
import TerminalText

/// Sets the parts that are to be put in order, and what came of an order.
struct ArrangementText {
  /// Of more messages of the compiler than these, the first are what matters.
  private static let shownComplaints = 2

  let code: ArrangementCode
  let display: Display

  private var lesson: LessonText { LessonText(display: display) }

  /// The parts with their numbers, what they are judged by, and how to try an order.
  func task(_ mixed: MixedParts) -> StyledText {
    let mark: StyledText = display.isAccessible ? "asked for: " : "\("□", .accent) "
    let asked = code.arrangement.goals.map { mark + StyledText($0.goal.words) }
    return list(mixed) + "\n\n" + (asked + [advice]).joined(separator: "\n")
  }

  /// The parts with their numbers, between the lines that stand around them.
  func list(_ mixed: MixedParts) -> StyledText {
    let parts = mixed.pieces.enumerated().map { index, piece in numbered(piece.text, "\(index + 1)") }
    return ([listing(code.body.head)] + parts + [listing("}")]).joined(separator: "\n").styled(.question)
  }

  /// The member as it is written.
  func solution(_ mixed: MixedParts) -> StyledText {
    let lines = code.body.parts.map(\.text).joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { "  \($0)" }
    let numbers = mixed.rightOrder.map(String.init).joined(separator: " ")
    return quoted(([code.body.head] + lines + ["}"]).joined(separator: "\n")) + "\n"
      + StyledText(marking: "`arrange \(numbers)` puts it so; there may be other orders that do as well").styled(.quiet)
  }

  /// What came of an order.
  ///
  /// - Parameter numbers: those of the pieces, in the order in which they were put.
  func verdict(_ trial: ArrangementTrial, _ numbers: [Int], _ mixed: MixedParts) -> StyledText {
    switch trial {
    case .right: return lesson.mark(true) + "right: it compiles, launches, and does what is asked for"
    case .doesNotCompile(let complaints):
      let owners = numbers.flatMap { number in mixed.pieces[number - 1].parts.map { _ in number } }
      return complaints.prefix(Self.shownComplaints).map { complaint in
        self.complaint(complaint, number: complaint.part.map { owners[$0] })
      }.joined(separator: "\n")
    case .doesNotLaunch(let reason): return words("it compiles, and does not launch: \(reason)")
    case .fails(let command, let reason): return words("it runs, but `\(command)` does not: \(reason)")
    case .misses(let goal, let reason): return words("it runs, but \(goal.lack(reason))")
    }
  }

  private var advice: StyledText {
    let others = code.distractors.isEmpty ? "" : "; not all parts belong there"
    let words = "type the numbers in order, as in `arrange 3 1 2`\(others)"
    return StyledText(marking: words).styled(.quiet).wrapped(for: display, indentation: 0)
  }

  private func complaint(_ complaint: ArrangementTrial.Complaint, number: Int?) -> StyledText {
    let place = number.map { "part \($0)" } ?? code.arrangement.member
    let words = self.words("\(place): \(complaint.message)")
    return complaint.line.isEmpty || number == nil ? words : words + "\n" + quoted(complaint.line)
  }

  private func words(_ text: String) -> StyledText {
    let lines = text.split(separator: "\n").map(String.init)
    let first = lesson.mark(false) + StyledText(marking: lines.first ?? "")
    return ([first] + lines.dropFirst().map { StyledText($0) })
      .map { $0.wrapped(for: display, indentation: 2) }.joined(separator: "\n")
  }

  private func numbered(_ code: String, _ number: String) -> StyledText {
    if display.isAccessible { return StyledText("part \(number): ", .accent) + StyledText(code) }
    let margin = String(repeating: " ", count: max(0, 3 - number.count))
    return listing(code, margin: 5).indented(first: StyledText(margin) + "\(number, .accent)  ", others: "     ")
  }

  /// Lines of code that stand by themselves.
  private func quoted(_ code: String) -> StyledText { listing(code, margin: 4).indented(first: "    ", others: "    ") }

  /// Lines of code, broken where they are too long behind a margin of so many columns.
  private func listing(_ code: String, margin: Int = 0) -> StyledText {
    let lines = SwiftHighlighter().styled(code).brokenAsCode(display.width - margin, mark: display.codeMark)
    return lines.joined(separator: "\n")
  }
}
