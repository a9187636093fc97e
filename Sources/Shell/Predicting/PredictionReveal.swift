import Grammar
import LessonKit
import ShellText
import StageProtocol
import TerminalText

/// Lets the event of a prediction happen, and says what decides who is right.
struct PredictionReveal {
  let prediction: OpenPrediction
  let session: AppSession
  let display: Display

  /// What there is to say: of the answer, of the reason, and the screen for one who watches.
  ///
  /// - Parameter answer: the places of the choices; nil where nobody has answered.
  func text(after answer: Set<Int>?) throws(ShellError) -> StyledText {
    // What it says of leaks would stand above the answer, and says no more than that.
    let notices = session.takeNotices()
    for event in prediction.events { try session.perform(event) }
    session.notices = notices
    let text = LessonText(display: display)
    let quiz = prediction.quiz
    var parts = [verdict(on: answer, text)]
    if !quiz.explanation.isEmpty { parts.append(text.markdown(quiz.explanation)) }
    let evidence = evidence(text)
    if !evidence.isEmpty { parts.append(evidence) }
    if display.isInteractive, let app = session.app { parts.append(ScreenText(display: display).text(for: app.screen)) }
    return parts.joined(separator: "\n")
  }

  private func verdict(on answer: Set<Int>?, _ text: LessonText) -> StyledText {
    let choices = prediction.quiz.choices
    let right = choices.filter(\.isRight)
    guard answer != prediction.quiz.rightAnswer else { return right.map(text.reason).joined(separator: "\n") }
    let wrong = (answer ?? []).subtracting(prediction.quiz.rightAnswer).sorted().map { choices[$0 - 1] }
    let mark = StyledText(display.isAccessible ? "answer: " : "→ ", .accent)
    let truth = right.map { choice in
      let name = text.markdown(choice.blocks).lines.joined(separator: " ")
      return (mark + name + ": " + text.markdown(choice.reason).lines.joined(separator: " "))
        .wrapped(for: display, indentation: 2)
    }
    return (wrong.map(text.reason) + truth).joined(separator: "\n")
  }

  private func evidence(_ text: LessonText) -> StyledText {
    switch prediction.evidence {
    case .calls(let excerpt):
      let tree = TreeText(TraceTree(of: excerpt.calls, hiding: excerpt.hidden).lines, display: display).text
      guard excerpt.omitted > 0 else { return tree }
      let counts = display.isAccessible || excerpt.hidden.allSatisfy { $0 == 0 } ? "" : " (… +n)"
      return tree + "\n"
        + StyledText(marking: "… \(excerpt.omitted.counted("more call"))\(counts): `trace` shows all")
    case .words(let lines):
      return lines.map {
        text.markdown(MarkdownDocument(parsing: $0).blocks, margin: 2).indented(first: "  ", others: "  ")
      }
      .joined(separator: "\n")
    case .leaks(let leaks): return LeakText(display: display).text(for: leaks)
    }
  }
}
