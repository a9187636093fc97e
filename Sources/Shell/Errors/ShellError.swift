import HotCompiler
import LessonKit
import StageProtocol

/// Why a command was not carried out.
public enum ShellError: Error, Hashable, Sendable {
  // How the line is written.
  case openQuote(Character, column: Int)
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, usage: String)
  case unwantedValue(option: String)
  case missingArgument(String, usage: String)
  case unwantedArgument(String, usage: String, suggestion: String?)
  case badValue(String, expected: String)
  case event(EventError)
  case goal(GoalError)

  // What it asks for.
  case noSuchObject(String, nearest: String?)
  case noGraphviz
  case unknownWiring(String, nearest: String?)
  case nothingToCompare(String, nearest: String?)
  case unknownVariation(String, wiring: String, nearest: String?, known: [String])
  case noSuchFolder(String)
  /// What should be a folder is a file in the folder `parent`.
  case notAFolder(String, parent: String)
  case noAppCode(folder: String)
  case noAppRuns(firstToTry: String?)
  case appStopped(String)
  case refused(Refusal)
  /// More events were to be taken back than have happened.
  case tooFewToUndo(Int)
  /// More events were to be done again than were taken back.
  case tooFewToRedo(Int)
  case noBookmark(String, nearest: String?)
  case fileExists(String)
  case noSuchScreen(String, nearest: String?, known: [String])
  case noSuchEvent(Int, last: Int)
  /// A filter's word fits no call.
  case noSuchCalls(String, nearest: String?)
  case noLesson(String, nearest: String?)
  case noLessonOpen
  /// The app is wired without a container.
  case noContainer(String)
  case notRegistered(String, nearest: String?)
  case noRule(String, nearest: String?)

  // What went wrong.
  case doesNotCompile(CompileFailure)
  case cannotCompile(CompileError)
  case appFailed(AppFailure)
  case checkFailed([String])
  case unreadable(file: String, reason: String)
  case unsaved(file: String, reason: String)
  case unwritable(file: String, reason: String)
  /// Something that has no case of its own, in words.
  case failed(String)
  case cancelled

  init(_ problem: StageProblem, wiring: Wiring, during moment: AppFailure.Moment) {
    switch problem {
    case .refused(let reason): self = .refused(reason)
    case .ended(let failure) where failure.cause == .cancelled: self = .cancelled
    case .ended(let failure): self = .appFailed(AppFailure(wiring: wiring, failure: failure, moment: moment))
    }
  }

  /// How a command that meets this error ends.
  public var status: Status {
    switch self {
    case .openQuote, .unknownCommand, .unknownOption, .missingValue, .unwantedValue, .missingArgument,
      .unwantedArgument, .badValue, .event, .goal, .unreadable:
      .wrongUse
    case .checkFailed: .checkFailed
    default: .failed
    }
  }
}
