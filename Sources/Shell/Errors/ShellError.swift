import CodeMetrics
import HotCompiler
import LessonKit
import Rules
import StageProtocol
import Workspaces

/// Why a command was not carried out.
public enum ShellError: Error, Hashable, Sendable {
  // How the line is written.
  /// The line has more bytes than people write.
  case longLine(bytes: Int)
  /// A quote is never closed, or a backslash has nothing behind it.
  case openQuote(Character, column: Int)
  /// No command has this name.
  case unknownCommand(String, nearest: String?)
  /// The command does not take this option.
  case unknownOption(String, command: String, nearest: String?)
  /// The option has to be followed by a value.
  case missingValue(option: String, usage: String)
  /// The option stands alone.
  case unwantedValue(option: String)
  /// A word is missing that the command needs; what it can be is known, or nothing is.
  /// The line that was probably meant stands beside that, where something on the screen is called as the command is.
  case missingArgument(String, usage: String, known: [String] = [], suggestion: String? = nil)
  /// There is a word that the command does not take.
  case unwantedArgument(String, usage: String, suggestion: String?)
  /// The screen has no field that could be typed into.
  case nothingToTypeInto
  /// The text is not what can stand in its place.
  case badValue(String, expected: String)
  /// The words are not an event.
  case event(EventError)
  /// The words are not a goal.
  case goal(GoalError)

  // What it asks for.
  /// The code declares nothing of this name.
  case noSuchDeclaration(String, nearest: String?)
  /// The code declares several things of this name, in different types.
  case severalDeclarations(String, [String])
  /// The code on the stage has no such file, and is not the person's own, to which one could be added.
  case noSuchFile(String, wiring: String, nearest: String?)
  /// Nobody has said which editor to open for this place.
  case noEditor(place: String)
  /// The editor that an environment variable names is not there.
  case noSuchEditor(String, variable: String)
  /// A type stands where a kind of graph is named.
  case aroundIsMeant(type: String)
  /// An event's calls were to be shown, and a type was named.
  case onlyIsMeant(command: String, type: String)
  /// No object of the graph has this name.
  case noSuchObject(String, nearest: String?)
  /// Graphviz is missing, or did not draw the picture.
  case picture(PictureFailure)
  /// No wiring has this name.
  case unknownWiring(String, nearest: String?)
  /// No bookmark, event or wiring has this name.
  case nothingToCompare(String, nearest: String?)
  /// The wiring has no variation of this name.
  case unknownVariation(String, wiring: String, nearest: String?, known: [String])
  /// The wiring's workshop has no step of this name or number.
  case noSuchStep(String, wiring: String, nearest: String?, count: Int)
  /// There is no lesson, workshop or step of this name to check.
  case nothingToCheck(String, nearest: String?)
  /// There is no folder at this path.
  case noSuchFolder(String)
  /// What should be a folder is a file in the folder `parent`.
  case notAFolder(String, parent: String)
  /// The folder holds no Swift file.
  case noAppCode(folder: String)
  /// The command is about the running app, and none was launched yet.
  case noAppRuns(firstToTry: String?)
  /// No app runs, since one's own code, which was to, does not compile or does not survive its launch.
  case notOnStage(String)
  /// The command is about the running app, and that has stopped.
  case appStopped(String)
  /// The app does not take the event, or does not know what it is asked about.
  case refused(Refusal)
  /// More events should be taken back than have happened.
  case tooFewToUndo(Int)
  /// More events should be done again than were taken back.
  case tooFewToRedo(Int)
  /// No bookmark has this name.
  case noBookmark(String, nearest: String?)
  /// No file is being played that could end.
  case nothingPlays
  /// A file of commands is to be carried out within itself, by way of other files or at once.
  case runsItself(String, through: [String])
  /// Another moment has this name, and `--replace` was not given.
  case bookmarkExists(String, wiring: String, events: Int)
  /// No earlier session can be taken up.
  case resume(ResumeRefusal)
  /// The file exists, and `--replace` was not given.
  case fileExists(String, command: String = "save")
  /// The code has no screen of this name.
  case noSuchScreen(String, nearest: String?, known: [String])
  /// The log has no event of this number.
  case noSuchEvent(Int, last: Int)
  /// A filter's word fits no call.
  case noSuchCalls(String, nearest: String?)
  /// Something cannot be predicted, or waits for a prediction.
  case prediction(PredictionRefusal)
  /// A command about lessons was not carried out.
  case lesson(LessonRefusal)
  /// The glossary has no such word.
  case unknownTerm(String, nearest: String?)
  /// `record` was not carried out.
  case recording(RecordingRefusal)
  /// A command about workshops was not carried out.
  case workshop(WorkshopRefusal)
  /// No long answer is shown that a key could leave.
  case nothingToLeave
  /// What was typed belongs outside of the shell, or is what one types there to get into it.
  case outside(OutsideLine)
  /// Nothing was typed yet that could be exported.
  case nothingToExport
  /// A command about hunts was not carried out.
  case hunt(HuntRefusal)
  /// A wiring's unit tests cannot be run.
  case unitTests(UnitTestRefusal)
  /// The kit has no type of this name.
  case noSuchKitType(String, nearest: String?)
  /// The workshop's page has no part of this name.
  case noSuchPart(String, page: String, nearest: String?, known: [String])
  /// The code belongs to no workshop, which would have a page.
  case noPage(wiring: String)
  /// A presentation did not do what it was told.
  case presentation(PresentationRefusal)
  /// The app is wired without a container.
  case noContainer(String)
  /// No container of the app knows this key.
  case notRegistered(String, nearest: String?)
  /// The rules that are named are not known, or their settings are wrong.
  case rules(LintError)
  /// The session has no answer to a question of this type.
  case noAnswer(question: String)

  // What went wrong.
  /// The compiler has found errors in the app.
  case doesNotCompile(CompileFailure)
  /// The compiler could not do its work.
  case cannotCompile(CompileError)
  /// The app has ended, or did not answer.
  case appFailed(AppFailure)
  /// Something is not as it was expected to be, for these reasons.
  case checkFailed([String])
  /// What a script expects does not hold.
  case unmet(Mismatch)
  /// Something about the learner's workspace.
  case workspace(WorkspaceError)
  /// A file cannot be read.
  case unreadable(file: String, reason: String)
  /// A file that was to be saved cannot be written.
  case unsaved(file: String, reason: String)
  /// A report cannot be written.
  case unreported(file: String, reason: String)
  /// A file among the shell's own cannot be written.
  case unwritable(file: String, reason: String)
  /// There is no person at a terminal who could use an editor.
  case noTerminal(place: String)
  /// The editor did not start.
  case editorNotStarted(command: String, reason: String)
  /// The code cannot be counted.
  case uncountable(CodeMetricsError)
  /// An answer cannot be written as JSON.
  case unencodable(reason: String)
  /// A number was typed, and no question is open.
  case nothingToAnswer(String)
  /// A command that a lesson has given was not carried out, for this reason.
  case commandFailed(String)
  /// The person did not want to wait.
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
    case .longLine, .openQuote, .unknownCommand, .unknownOption, .missingValue, .unwantedValue, .missingArgument,
      .unwantedArgument, .badValue, .aroundIsMeant, .onlyIsMeant, .event, .goal, .unreadable,
      .outside, .nothingToLeave, .nothingToAnswer:
      .wrongUse
    case .checkFailed, .unmet: .checkFailed
    default: .failed
    }
  }
}
