import Grammar
import LessonKit

/// Why a command about lessons was not carried out.
public enum LessonRefusal: Hashable, Sendable, CustomStringConvertible {
  /// No lesson has this id.
  case unknown(String, nearest: String?)
  /// The command is about the open lesson, and none is open.
  case noneOpen
  /// The lesson has only its introduction.
  case noSteps(lesson: String)
  /// A command that prepares the app for the step was not carried out.
  case noSetup(reason: String)
  /// The app's graph cannot answer the step's question.
  case graph(GraphQuestionError)
  /// The step has no question.
  case noQuestion
  /// All questions of the step are answered.
  case allAnswered
  /// There is no step before this one.
  case firstStep
  /// The step has no hints.
  case noHints
  /// The step has no solution.
  case noSolution

  /// What is missing, and what next.
  public var description: String {
    switch self {
    case .unknown(let id, let nearest):
      "there is no lesson \(id.quoted); \(nearest.map { "did you mean `lesson \($0)`?" } ?? "`lessons` lists them")"
    case .noneOpen: "no lesson is open; `lessons` lists them, `lesson <id>` opens one"
    case .noSteps(let lesson): "the lesson \(lesson) has no steps yet; `lessons` lists the others"
    case .noSetup(let reason): "the step cannot be set up: \(reason)"
    case .graph(let error): error.description
    case .noQuestion: "this step has no question; `next` goes on"
    case .allAnswered: "the question is answered; `next` goes on"
    case .firstStep: "this is the first step of the lesson; `lessons` lists the others"
    case .noHints: "this step has no hints; `lesson` shows it again"
    case .noSolution: "this step has no solution to show; `lesson` shows it again"
    }
  }
}
