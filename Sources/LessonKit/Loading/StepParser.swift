import Foundation
import TerminalText

/// Reads what stands below one `##`, and notes all that is wrong with it.
struct StepParser {
  private(set) var notes: [LessonNote] = []

  private let section: LessonSections.Section
  private var prose: [MarkdownBlock] = []
  private var setup: [ScriptLine] = []
  private var goals: [PlacedGoal] = []
  private var hints: [Hint] = []
  private var solution: [ScriptLine] = []
  private var quizzes: [Quiz] = []
  /// How many blocks of each kind there are, unreadable ones included.
  private var kinds: [LessonFence: Int] = [:]

  init(_ section: LessonSections.Section) {
    self.section = section
    for block in section.blocks { read(block) }
    checkWhole()
  }

  var step: LessonStep {
    LessonStep(
      id: Self.slug(of: section.title), title: section.title, line: section.line, prose: prose, setup: setup,
      goals: goals, hints: hints, solution: solution, quizzes: quizzes)
  }

  private mutating func read(_ block: MarkdownBlock) {
    guard case .code(let info, let text) = block.content, let kind = LessonFence(info: info) else {
      return prose.append(block)
    }
    kinds[kind] = kinds[kind] ?? block.line
    if case .unknown(let name) = kind {
      return note(.unknownBlock(name, nearest: kind.nearest), line: block.line)
    }
    guard text.contains(where: { !$0.isWhitespace }) else { return note(.emptyBlock(kind.name), line: block.line) }
    switch kind {
    case .setup: setup += ScriptLine.lines(of: text, after: block.line)
    case .solution: solution += ScriptLine.lines(of: text, after: block.line)
    case .goal: readGoals(in: text, after: block.line)
    case .hint:
      hints.append(Hint(blocks: MarkdownDocument(parsing: text, firstLine: block.line + 1).blocks, line: block.line))
    case .quiz:
      let parser = QuizParser(text: text, line: block.line)
      notes += parser.notes
      quizzes.append(parser.quiz)
    case .graphQuiz:
      let parser = GraphQuizParser(text: text, line: block.line)
      notes += parser.notes
      quizzes += [parser.quiz].compactMap(\.self)
    case .unknown: break
    }
  }

  private mutating func readGoals(in text: String, after fence: Int) {
    for line in ScriptLine.lines(of: text, after: fence) {
      do throws(GoalError) {
        goals.append(PlacedGoal(try Goal(parsing: line.text), line: line.line))
      } catch {
        note(.goal(error), line: line.line)
      }
    }
  }

  private mutating func checkWhole() {
    if let line = kinds[.graphQuiz], kinds[.setup] == nil { note(.graphQuizWithoutSetup, line: line) }
    if let line = kinds[.goal] {
      if kinds[.setup] == nil { note(.goalWithoutSetup, line: line) }
      if kinds[.solution] == nil { note(.goalWithoutSolution, line: line) }
    } else if let line = kinds[.solution] {
      note(.solutionWithoutGoal, line: line)
    }
  }

  private mutating func note(_ issue: LessonIssue, line: Int) {
    notes.append(LessonNote(line: line, issue: issue))
  }

  /// The title's letters and numbers, lower case, joined by `-`.
  private static func slug(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
