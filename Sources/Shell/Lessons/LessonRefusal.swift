import Grammar
import LessonKit

/// Why a command about lessons was not carried out.
public enum LessonRefusal: Hashable, Sendable, CustomStringConvertible {
  /// No lesson has this id.
  case unknown(String, nearest: String?)
  /// A lesson has this id already.
  case taken(String, file: String)
  /// The command is about the open lesson, and none is open.
  case noneOpen
  /// The same, after one was left.
  case left(lesson: String, count: String)
  /// The command is about the steps of a workshop, and a lesson is open.
  case stepsOfLesson
  /// The lesson has only its introduction.
  case noSteps(lesson: String)
  /// The lesson has no step of this number.
  case noStep(Int, lesson: String, count: Int)
  /// A command that prepares the app for the step was not carried out.
  case noSetup(reason: String)
  /// The app cannot answer the step's question.
  case question(QuizError)
  /// The step has no question; what it asks for is done, or not yet.
  case noQuestion(isDone: Bool)
  /// The question comes once the step's task is done.
  case notYetAsked
  /// All questions of the step are answered.
  case allAnswered
  /// There is no step before this one.
  case firstStep
  /// The step has no hints.
  case noHints
  /// None of the step's hints fits what is the case now.
  case noHintFits
  /// The code that an exercise begins with belongs to no workshop, where its scenarios and modules are.
  case noWorkshop(String)
  /// The step has no parts to put in order.
  case noArrangement
  /// No more parts can be joined.
  case allJoined
  /// The code declares no such member, whose parts are to be put in order; or not in this file.
  case noMember(String, wiring: String, file: String?)
  /// Several files declare the member whose parts are to be put in order.
  case severalMembers(String, [String])
  /// The member has no parts that stand on lines of their own.
  case noParts(String)
  /// The step has no solution.
  case noSolution
  /// A workshop is open, whose exercises have no hints.
  case noHintsInWorkshop
  /// A workshop is open, whose exercises have solutions to compare with.
  case solutionOfWorkshop
  /// A review or test is under way, which has no hints.
  case noHintsNow
  /// No review or test is under way.
  case noSeries
  /// None of the questions can be asked.
  case nothingToAsk
  /// No question of a finished lesson is to be asked again yet.
  case nothingDue(next: Day?)

  /// What is missing, and what next.
  public var description: String {
    switch self {
    case .unknown(let id, let nearest):
      "there is no lesson \(id.quoted); \(nearest.map { "did you mean `lesson \($0)`?" } ?? "`lessons` lists them")"
    case .taken(let id, let file): "the id \(id.quoted) is taken by \(file); nothing was written"
    case .noneOpen: "no lesson is open; `lessons` lists them, `lesson <id>` opens one"
    case .left(let lesson, let count):
      "no lesson is open; `lesson \(lesson)` goes on where you left it, at step \(count)"
    case .stepsOfLesson: "that is about a workshop's steps; in a lesson, `next` and `prev` go from step to step"
    case .noSteps(let lesson): "the lesson \(lesson) has no steps yet; `lessons` lists the others"
    case .noStep(let number, let lesson, let count):
      "\(lesson) has no step \(number); it has \(count.counted("step"))"
    case .noSetup(let reason): "the step cannot be set up: \(reason)"
    case .question(let error): error.description
    case .noQuestion(isDone: true): "this step has no question; `next` goes on"
    case .noQuestion(isDone: false): "this step has no question; `check` says what is to be done"
    case .notYetAsked: "the question comes once the step's task is done; `check` says what it lacks"
    case .allAnswered: "the question is answered; `next` goes on"
    case .firstStep: "this is the first step of the lesson; `lessons` lists the others"
    case .noHints: "this step has no hints; `lesson` shows it again"
    case .noHintFits: "no hint fits where you are now; `reset` starts the step afresh"
    case .noWorkshop(let wiring): "\(wiring) belongs to no workshop; an exercise begins with one of the wirings"
    case .noArrangement: "this step has nothing to put in order; `lesson` shows it again"
    case .allJoined: "no more parts can be joined; `solution` shows the code as it is written"
    case .noMember(let member, let wiring, let file):
      "\(file.map { "\($0) of \(wiring)" } ?? wiring) declares no \(member)"
    case .severalMembers(let member, let files):
      "several files declare \(member): \(files.joined(separator: ", ")); name one with `file:`"
    case .noParts(let member): "\(member) has no statements or members on lines of their own"
    case .noSolution: "this step has no solution to show; `lesson` shows it again"
    case .noHintsInWorkshop:
      "a workshop has no hints; `check` says what its exercise lacks, `diff mine reference` shows a solution beside "
        + "yours"
    case .solutionOfWorkshop:
      "that is for lessons; in a workshop `diff mine reference` shows a solution beside yours, and replaces nothing"
    case .noHintsNow: "there are no hints here; `skip` leaves the question out, `review off` leaves"
    case .noSeries: "no review or test is under way; `review` begins one"
    case .nothingToAsk: "there is no question to ask here; `lessons` lists the lessons"
    case .nothingDue(nil): "nothing to review yet; finish a lesson first: `lessons` lists them"
    case .nothingDue(let day?): "nothing to review today; the next questions come on \(day)"
    }
  }
}
