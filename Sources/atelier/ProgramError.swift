import HotCompiler
import Platform
import Shell

/// Why the shell does not start.
enum ProgramError: Error, CustomStringConvertible {
  /// No workshops and lessons lie around the executable.
  case noContent(executable: String)
  /// The kit or the compiler is missing, or one does not go with the other.
  case noCompiler(CompileError)
  /// The system lets the shell open fewer files at once than it needs.
  case tooFewFiles(OpenFiles)
  /// Lessons and workshops from elsewhere were not added, or not removed.
  case addition(AdditionError)
  /// A report cannot be written.
  case report(ShellError)
  /// There is no folder of lessons where one was named.
  case noLessons(String)
  /// The time that apps are to be given is not a duration.
  case badBudget(String)
  /// Ctrl-C was pressed, or the terminal is gone.
  case stopped

  /// How the program ends.
  var status: Status {
    switch self {
    case .badBudget, .noLessons: .wrongUse
    case .noContent, .noCompiler, .tooFewFiles, .addition, .report, .stopped: .failed
    }
  }

  var description: String {
    switch self {
    case .noContent(let executable):
      """
      there are no workshops and lessons around \(executable); \
      start the shell with make run, or install it with make install
      """
    case .noCompiler(let error): error.description
    case .tooFewFiles(let files): "\(files.finding); \(files.advice)"
    case .addition(let error): error.description
    case .report(let error): error.description
    case .noLessons(let folder): "there is no folder \(folder) to read lessons from"
    case .badBudget(let text): "ATELIER_BUDGET is \"\(text)\", which is not a duration; write 500ms, 10s or 1m"
    case .stopped: "stopped before everything was checked"
    }
  }
}
