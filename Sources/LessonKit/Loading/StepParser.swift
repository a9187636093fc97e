import Foundation
import TerminalText

/// Reads what stands below one `##`, and notes all that is wrong with it.
struct StepParser {
  private(set) var notes: [LessonNote] = []

  private let section: LessonSections.Section
  private let folder: URL
  private let place: Lesson.Place?
  private var prose: [MarkdownBlock] = []
  private var closing: [MarkdownBlock] = []
  private var setup: [ScriptLine] = []
  private var goals: [PlacedGoal] = []
  private var hints: [Hint] = []
  private var turns: [WrongTurn] = []
  private var solution: [ScriptLine] = []
  private var quizzes: [Quiz] = []
  private var exercise: LessonExercise?
  private var arrangement: Arrangement?
  /// How many blocks of each kind there are, unreadable ones included.
  private var kinds: [LessonFence: Int] = [:]

  /// - Parameters:
  ///   - folder: the lesson's folder.
  ///   - place: the lesson's place.
  init(_ section: LessonSections.Section, folder: URL, place: Lesson.Place?) {
    (self.section, self.folder, self.place) = (section, folder, place)
    for block in section.blocks { read(block) }
    checkWhole()
  }

  var step: LessonStep {
    LessonStep(
      id: Self.slug(of: section.title), title: section.title, line: section.line, prose: prose, closing: closing,
      setup: setup, goals: goals, hints: hints, turns: turns, solution: solution, quizzes: quizzes,
      exercise: exercise, arrangement: arrangement)
  }

  private mutating func read(_ block: MarkdownBlock) {
    guard case .code(let info, let text) = block.content, let kind = LessonFence(info: info) else {
      return quizzes.isEmpty ? prose.append(block) : closing.append(block)
    }
    if kind == .exercise, kinds[kind] != nil { return note(.twoExercises, line: block.line) }
    if kind == .arrange, kinds[kind] != nil { return note(.twoArrangements, line: block.line) }
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
      let fence = ConditionalFence(kind.name, text: text, playsCommands: false, line: block.line)
      notes += fence.notes
      hints.append(Hint(conditions: fence.conditions, blocks: fence.blocks, line: block.line))
    case .turn:
      let parser = TurnParser(text: text, line: block.line)
      notes += parser.notes
      turns.append(parser.turn)
    case .quiz:
      let parser = QuizParser(text: text, line: block.line)
      notes += parser.notes
      quizzes.append(parser.quiz)
    case .graphQuiz:
      let parser = GraphQuizParser(text: text, line: block.line)
      notes += parser.notes
      quizzes += [parser.quiz].compactMap(\.self)
    case .order:
      let parser = OrderParser(text: text, line: block.line)
      notes += parser.notes
      quizzes += [parser.quiz].compactMap(\.self)
    case .short:
      let parser = QuizParser(text: text, line: block.line, form: .short)
      notes += parser.notes
      quizzes.append(parser.quiz)
    case .predict:
      let parser = PredictionParser(text: text, line: block.line)
      notes += parser.notes
      quizzes += [parser.quiz].compactMap(\.self)
    case .exercise:
      let parser = LessonExerciseParser(yaml: text, line: block.line, folder: folder, lessonPlace: place)
      notes += parser.notes
      exercise = parser.exercise
    case .arrange:
      let parser = ArrangementParser(info: info, text: text, line: block.line)
      notes += parser.notes
      arrangement = parser.arrangement
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
    if kinds[.exercise] != nil {
      for kind in [LessonFence.setup, .goal, .turn, .solution, .arrange] {
        if let line = kinds[kind] { note(.besideExercise(kind.name), line: line) }
      }
      return
    }
    if kinds[.arrange] != nil {
      for kind in [LessonFence.goal, .hint, .turn, .solution] {
        if let line = kinds[kind] { note(.besideArrangement(kind.name), line: line) }
      }
    }
    for placed in goals where placed.goal.isAboutCode { note(.codeGoal(placed.goal), line: placed.line) }
    if let line = kinds[.turn], kinds[.goal] == nil { note(.turnWithoutGoal, line: line) }
    if let line = kinds[.graphQuiz], kinds[.setup] == nil { note(.graphQuizWithoutSetup, line: line) }
    if let quiz = quizzes.first(where: { $0.callOrder != nil }), kinds[.setup] == nil {
      note(.orderWithoutSetup, line: quiz.line)
    }
    if let line = kinds[.predict], kinds[.setup] == nil { note(.predictionWithoutSetup, line: line) }
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
