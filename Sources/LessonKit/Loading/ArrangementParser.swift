import Foundation
import TerminalText

/// Reads an `arrange` fence: the member behind the word, lines that begin with a key, and a quote.
struct ArrangementParser {
  private enum Key: String, CaseIterable {
    case wiring, file, distractor, play, goal
  }

  /// Nil if it names no member.
  private(set) var arrangement: Arrangement?
  private(set) var notes: [LessonNote] = []

  /// - Parameters:
  ///   - info: what stands behind the fence: `arrange UserConfigurator.configure`.
  ///   - line: the line of the opening fence.
  init(info: String, text: String, line: Int) {
    var values: [Key: [ScriptLine]] = [:]
    var rest: [Substring] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let key = Key.allCases.first(where: { row.hasPrefix("\($0.rawValue):") }) else {
        rest.append(row)
        continue
      }
      // Blank lines in their places keep the numbers of the lines below.
      rest.append("")
      let value = row.dropFirst(key.rawValue.count + 1).trimmingCharacters(in: .whitespaces)
      values[key, default: []].append(ScriptLine(text: value, line: line + 1 + index))
    }
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: rest.joined(separator: "\n"), firstLine: line + 1).blocks {
      if case .quote(let blocks) = block.content {
        explanation += blocks
      } else {
        notes.append(LessonNote(line: block.line, issue: .wordsInArrangement))
      }
    }
    var goals: [PlacedGoal] = []
    for value in values[.goal] ?? [] {
      do throws(GoalError) {
        goals.append(PlacedGoal(try Goal(parsing: value.text), line: value.line))
      } catch {
        notes.append(LessonNote(line: value.line, issue: .goal(error)))
      }
    }
    let words = info.split(separator: " ").dropFirst()
    guard words.count == 1, let member = words.first else {
      notes.append(LessonNote(line: line, issue: .arrangementWithoutMember))
      return
    }
    if goals.isEmpty, values[.goal] == nil { notes.append(LessonNote(line: line, issue: .arrangementWithoutGoal)) }
    arrangement = Arrangement(
      member: String(member), wiring: values[.wiring]?.first?.text, file: values[.file]?.first?.text,
      distractors: (values[.distractor] ?? []).map(\.text), commands: values[.play] ?? [], goals: goals,
      explanation: explanation, line: line)
  }
}
