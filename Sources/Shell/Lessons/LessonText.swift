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
    let head: StyledText = "\(lesson.title, .heading)  \(lesson.minutes.counted("minute"), .dim)"
    let words = markdown(lesson.introduction)
    return words.isEmpty ? head : head + "\n\n" + words
  }

  /// A step's title, what it says, and what there is to do.
  func step(_ place: OpenLesson, answers: [Int: Set<Int>]) -> StyledText {
    let step = place.step
    var parts: [StyledText] = ["\(place.count, .dim)  \(step.title, .heading)"]
    if !step.prose.isEmpty { parts.append(markdown(step.prose)) }
    if !step.goals.isEmpty {
      let mark = display.isAccessible ? "to do: " : "□ "
      parts.append(step.goals.map { "\(mark, .accent)\($0.goal)" }.joined(separator: "\n"))
    }
    // Where there is something to do, the question comes after it.
    let question = step.openQuestions(after: answers).first
    if step.goals.isEmpty, let question { parts.append(quiz(question)) }
    if step.isReading { parts.append(StyledText(marking: "`next` goes on")) }
    return parts.joined(separator: "\n\n")
  }

  /// A question with its choices, and how to answer.
  func quiz(_ quiz: Quiz) -> StyledText {
    do throws(GraphQuestionError) {
      return choices(
        of: try shell.map { shell throws(GraphQuestionError) in try quiz.posed(by: shell) } ?? quiz)
    } catch {
      return markdown(quiz.question) + "\n" + StyledText(error.description, .warning)
    }
  }

  private func choices(of quiz: Quiz) -> StyledText {
    let choices = quiz.choices.enumerated().map { index, choice in
      markdown(choice.blocks, margin: 5).indented(first: "  \("\(index + 1)", .accent)  ", others: "     ")
    }
    let advice =
      quiz.rightAnswer.count > 1
      ? "`answer <number>…` answers; several are right" : "`answer <number>` answers"
    return ([markdown(quiz.question)] + choices + [StyledText(marking: advice).styled(.dim)]).joined(separator: "\n")
  }

  /// - Parameter margin: how many columns are left free for what stands before the lines.
  func markdown(_ blocks: [MarkdownBlock], margin: Int = 0) -> StyledText {
    MarkdownRenderer(
      width: min(display.width - margin, Self.widestProse), form: display.isAccessible ? .spoken : .drawn
    ).text(for: blocks)
  }

  /// A good or a bad result.
  func mark(_ isGood: Bool) -> StyledText {
    if display.isAccessible { return isGood ? "yes: " : "no: " }
    return isGood ? "\("✓", .good) " : "\("✗", .bad) "
  }
}
