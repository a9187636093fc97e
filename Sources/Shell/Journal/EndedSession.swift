import Foundation
import Grammar
import ShellText
import TerminalText

/// A session that has ended, and what it was at its end.
struct EndedSession: Hashable, Sendable {
  let file: URL
  /// When it was last written to.
  let date: Date
  let moment: SessionMoment
}

extension SessionMoment {
  /// Where one was: `the lesson A tour, step 2/5, on viper User:42, after 3 events`.
  var place: StyledText {
    var parts: [StyledText] = []
    if let lesson { parts += ["the lesson \(lesson.title)", "step \(lesson.count)"] }
    if let workshop, lesson == nil { parts += ["the workshop \(workshop.title)", "step \(workshop.step)"] }
    if let wiring { parts.append((parts.isEmpty ? "" : "on ") + app(wiring)) }
    if !events.isEmpty { parts.append("after \(events.count.counted("event"))") }
    if !marks.isEmpty { parts.append("with \(marks.count.counted("bookmark"))") }
    return parts.joined(separator: ", ")
  }

  /// `viper User:42`.
  private func app(_ wiring: WiringReference) -> StyledText {
    [StyledText(wiring.shortName, .accent), StyledText(screen)].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
