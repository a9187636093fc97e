import Grammar
import LessonKit

/// A session as a page of Markdown: what it was about, and each command with its answer in a block of its own.
struct MarkdownHandout {
  private let handout: Handout

  init(_ handout: Handout) {
    self.handout = handout
  }

  var text: String {
    var facts = ["date: \(Day(handout.moment))"]
    if !handout.wirings.isEmpty { facts.append("wiring: \(handout.wirings.joined(separator: ", "))") }
    if !handout.version.isEmpty { facts.append("version: atelier \(handout.version)") }
    var parts = ["# A session in the shell", facts.map { "- \($0)" }.joined(separator: "\n")]
    if handout.forgotten > 0 { parts.append("The first \(handout.forgotten.counted("command")) are not kept.") }
    parts += handout.entries.map(block)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func block(_ entry: Transcript.Entry) -> String {
    let answers = entry.answers.map(\.text.plain).filter { !$0.isEmpty }
    let text = handout.masked(([entry.prompt.plain + entry.line.plain] + answers).joined(separator: "\n"))
    let fence = Self.fence(around: text)
    return "\(fence)console\n\(text)\n\(fence)"
  }

  /// Longer than anything in the text that could end it.
  private static func fence(around text: String) -> String {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }
}
