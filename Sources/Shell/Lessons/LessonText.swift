import Grammar
import LessonKit
import ShellText
import StageProtocol
import TerminalText

/// Sets the parts of a lesson.
struct LessonText {
  /// Longer lines are hard to read, however wide the terminal is.
  private static let widestProse = 88

  let display: Display
  /// Who answers questions to the graph; nil if none can be asked.
  var shell: (any QuestionAnswerer)?

  /// A lesson's title and introduction.
  func introduction(to lesson: Lesson) -> StyledText {
    let head: StyledText = "\(lesson.title, .heading)  \(lesson.minutes.counted("minute"), .quiet)"
    let words = markdown(lesson.introduction)
    return words.isEmpty ? head : head + "\n\n" + words
  }

  /// A step's title, what it says, and what there is to do.
  ///
  /// - Parameters:
  ///   - task: the code to write, or to put in order; nil if there is none.
  ///   - isReached: whether a goal was reached; by default, none was.
  func step(
    _ place: OpenLesson, after progress: StepProgress, task: StyledText?, isReached: (Goal) -> Bool = { _ in false }
  ) -> StyledText {
    let step = place.step
    var parts: [StyledText] = ["\(place.count, .quiet)  \(step.title, .heading)"]
    if !step.prose.isEmpty { parts.append(markdown(step.prose)) }
    if let task { parts.append(task) }
    if !step.goals.isEmpty {
      parts.append(step.goals.map { goal($0.goal, isReached: isReached($0.goal)) }.joined(separator: "\n"))
    }
    // Where there is something to do, the question comes after it.
    let question = step.openQuestions(after: progress).first
    if !step.hasTask || place.isAnnounced, let question { parts.append(quiz(question)) }
    if !step.hasTask, question == nil {
      parts.append(StyledText(marking: (step.quizzes.isEmpty ? "" : "the question is answered; ") + "`next` goes on"))
    }
    return parts.joined(separator: "\n\n")
  }

  /// A question with its choices, and how to answer.
  func quiz(_ question: OpenQuestion) -> StyledText {
    do throws(QuizError) {
      return choices(
        of: try shell.map { shell throws(QuizError) in try question.posed(by: shell) } ?? question.quiz)
    } catch {
      let problem = StyledText(marking: error.description).styled(.warning)
      return markdown(question.quiz.question) + "\n" + problem.wrapped(for: display, indentation: 0)
    }
  }

  /// Why an answer is right or wrong: `✗ no, because the view only reports the tap`.
  func reason(_ choice: Quiz.Choice) -> StyledText {
    let verdict = choice.isRight ? "right" : "no"
    let mark = display.isAccessible ? StyledText() : mark(choice.isRight)
    let words = markdown(choice.reason, margin: mark.columns + verdict.count + 2)
    if words.isEmpty { return mark + StyledText(verdict) }
    let joint = words.plain.hasPrefix("because ") ? "," : ":"
    return words.indented(first: "\(mark)\(verdict)\(joint) ", others: "  ")
  }

  /// A question with the choices that are offered.
  func choices(of quiz: Quiz) -> StyledText {
    if quiz.form == .short {
      let advice = StyledText(marking: "type the name, or `answer` and a word or two").styled(.quiet)
      return (markdown(quiz.question) + "\n" + advice).styled(.question)
    }
    let choices = quiz.choices.enumerated().map { index, choice in
      markdown(choice.blocks, margin: 5).indented(first: "  \("\(index + 1)", .accent)  ", others: "     ")
    }
    let advice =
      quiz.form != .choices
      ? "type all numbers in the right order, with spaces between them"
      : quiz.rightAnswer.count > 1
        ? "several are right; type their numbers: `1 2`" : "type the number of your answer"
    return ([markdown(quiz.question)] + choices + [StyledText(marking: advice).styled(.quiet)])
      .joined(separator: "\n").styled(.question)
  }

  /// - Parameter margin: how many columns are left free for what stands before the lines.
  func markdown(_ blocks: [MarkdownBlock], margin: Int = 0) -> StyledText {
    MarkdownRenderer(
      width: min(display.width - margin, Self.widestProse), form: display.isAccessible ? .spoken : .drawn
    ).text(for: blocks)
  }

  /// A goal with the mark of what was reached, or of what is to be done.
  func goal(_ goal: Goal, isReached: Bool) -> StyledText {
    let open = StyledText(display.isAccessible ? "to do: " : "□ ", .accent)
    return ((isReached ? mark(true) : open) + StyledText(goal.words)).wrapped(for: display, indentation: 2)
  }

  /// A good or a bad result.
  func mark(_ isGood: Bool) -> StyledText {
    if display.isAccessible { return isGood ? "yes: " : "no: " }
    return isGood ? "\("✓", .good) " : "\("✗", .bad) "
  }
}
