import LessonKit
import ShellText
import TerminalText

extension LessonPlayer {
  /// Of more goals than these, the others are only counted.
  private static let shownGoals = 3
  /// The choices that an app gives are hardly ever more.
  private static let mostGivenChoices = 5

  /// How many rows that may take; 0 if no lesson is open.
  var reminderRows: Int {
    if let question = series?.open { return question.quiz.choices.count + 1 }
    guard let place = openLesson else { return 0 }
    let step = place.step
    let question = step.quizzes.map { ($0.asksApp ? Self.mostGivenChoices : $0.choices.count) + 1 }.max() ?? 1
    return place.isAnnounced || !step.hasTask ? question : min(step.goals.count, Self.shownGoals)
  }

  /// What there is to do in the current step, in a few lines; nil if no lesson is open.
  func reminder(display: Display) -> StyledText? {
    if let question = series?.open { return text(display).short(question.quiz) }
    guard let place = openLesson else { return nil }
    let text = text(display)
    if !place.isAnnounced, hasOpenArrangement {
      return StyledText(marking: "`arrange` shows the parts to put in order")
    }
    guard place.isAnnounced || !place.step.hasTask else {
      guard place.step.exercise == nil else { return exerciseWay }
      return text.goals(of: place.step, upTo: Self.shownGoals, isReached: isReached)
    }
    if let question = askedQuestion { return text.short(question) }
    return StyledText(marking: "`next` goes on")
  }
}

extension LessonText {
  /// The goals of a step, one a line.
  fileprivate func goals(of step: LessonStep, upTo most: Int, isReached: (Goal) -> Bool) -> StyledText {
    // Where not all have room, those that are to be reached go first.
    let goals = step.goals.map { (goal: $0.goal, isReached: isReached($0.goal)) }
    let sorted = goals.count > most ? goals.filter { !$0.isReached } + goals.filter(\.isReached) : goals
    let shown = sorted.prefix(most).map { goal($0.goal, isReached: $0.isReached) }
    let hidden = goals.count - shown.count
    return (shown + (hidden > 0 ? [StyledText("… and \(hidden) more", .quiet)] : [])).joined(separator: "\n")
  }

  /// A question with its choices, a line each.
  fileprivate func short(_ question: OpenQuestion) -> StyledText {
    short(shell.flatMap { try? question.posed(by: $0) } ?? question.quiz)
  }

  /// A question with the choices that are offered, a line each.
  fileprivate func short(_ posed: Quiz) -> StyledText {
    let mark = StyledText(display.isAccessible ? "question: " : "? ", .accent)
    func line(_ blocks: [MarkdownBlock], behind head: StyledText) -> StyledText {
      let words = markdown(blocks.prefix(1).map(\.self)).lines.joined(separator: " ")
      return display.isInteractive ? (head + words).truncatedBetweenWords(to: display.width) : head + words
    }
    let choices = posed.choices.enumerated().map { line($1.blocks, behind: "  \("\($0 + 1)", .accent)  ") }
    return ([line(posed.question, behind: mark)] + choices).joined(separator: "\n").styled(.question)
  }
}
