import ArgumentParser
import Foundation
import Grammar
import Shell

/// `atelier check`: replays every lesson, and holds the workshops to their architectures' rules.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay lessons, and hold workshops to what they claim.",
    discussion:
      """
      Each goal of a lesson must fail before its solution and hold after it. Each step of a workshop must compile, \
      run its scenarios and keep to its rules, and its demo must do what its `expect` lines say; exercises must tell \
      right solutions from wrong ones. What held is remembered, and run again when its code changes.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Lessons, workshops or steps (ownership, viper, viper@router), or one folder of lessons (./lessons); all if none is named.",
      valueName: "name"))
  var names: [String] = []

  @Flag(help: "Read the steps of workshops and the exercises of lessons, and run and rehearse only the finished apps.")
  var quick = false

  @OptionGroup var report: ReportOptions

  @Flag(help: "Check again whenever a lesson or a workshop is saved, until Ctrl-C.")
  var watch = false

  /// What came of a check.
  private struct Result {
    var problems: [any Error] = []
    var stepCount = 0
    var appCount = 0

    var summary: String {
      if !problems.isEmpty { return problems.count.counted("problem") }
      let apps = appCount == 0 ? "" : ", \(appCount.counted("app")) held to the rules"
      return "\(stepCount.counted("step")) replayed\(apps), no problem"
    }
  }

  func run() throws {
    let file = try report.file()
    guard watch else {
      return try checkOnce(into: file)
    }
    let program = try program()
    program.end()
    try CheckWatch(folders: [program.lessons.path, program.workshops.path]) { words in
      do {
        let result = try result(into: file) { _ in }
        if SignalPipe.isInterrupted { return }
        write(result.problems)
        say(words + result.summary)
      } catch ShellError.cancelled {
        return
      } catch let error as ValidationError where !words.isEmpty {
        // A name may be missing for as long as its file cannot be read.
        say(words + error.message)
      }
    }.run()
  }

  private func checkOnce(into file: ReportFile?) throws {
    do {
      let result = try result(into: file) { say($0) }
      write(result.problems)
      if SignalPipe.isInterrupted { throw ShellError.cancelled }
      guard result.problems.isEmpty else { throw ExitCode(Status.checkFailed.exitCode) }
      say(result.summary)
    } catch ShellError.cancelled {
      throw ProgramError.stopped
    }
  }

  private var folder: String? { names.count == 1 && names[0].contains("/") ? names[0] : nil }

  private func program() throws(ProgramError) -> Program {
    let lessons = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    // All cores are compiling meanwhile, and nobody waits for an app.
    return try Program(isInteractive: false, lessons: lessons, budget: .seconds(10))
  }

  /// - Parameters:
  ///   - file: where a report is written, if anywhere.
  ///   - say: told what is looked at, as it goes on.
  private func result(into file: ReportFile?, _ say: (String) -> Void) throws -> Result {
    let log = CheckLog("atelier check")
    let program = try program()
    let session = program.session
    defer { program.end() }
    var result = Result()
    let scope = folder == nil ? try scope(in: session) : .everything
    let memory = program.folders.cache.appending(path: "checks")
    if folder == nil {
      result.problems += WorkshopChecker(wirings: session.appSession.wirings, scope: scope, log: log)
        .problems { wiring in
          result.appCount += 1
          say(wiring.name)
        }
      if !quick {
        result.problems += try StepChecker(session: session, scope: scope, memory: memory, log: log).problems {
          say("\($0.name) runs")
        }
      }
      result.problems += try Rehearsal.problems(in: session, scope: scope, onlyFinished: quick, log: log) {
        say("\($0.name) is rehearsed")
      }
    }
    if !quick {
      let exercises = LessonExerciseChecker(session: session, scope: scope, memory: memory, log: log)
      result.problems += try exercises.problems { say("\($0): \($1)") }
    }
    let arrangements = ArrangementChecker(session: session, scope: scope, memory: memory, log: log)
    result.problems += try arrangements.problems(isQuick: quick) { say("\($0): \($1)") }
    result.problems += session.lessonProblems(in: scope, log: log) { lesson, step in
      result.stepCount += 1
      say("\(lesson.id): \(step.title)")
    }
    try file?.write(log.report)
    return result
  }

  private func write(_ problems: [any Error]) {
    for problem in problems { TerminalOutput.standard.complain("\(problem)") }
  }

  /// Says how far it is at once, also into a pipe.
  private func say(_ words: String) {
    TerminalOutput.standard.say(words)
  }

  private func scope(in session: Session) throws -> CheckScope {
    do throws(ShellError) {
      return try CheckScope(names, in: session)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
