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

  @Flag(help: "Read the steps of workshops, and run and rehearse only the finished apps.")
  var quick = false

  func run() throws {
    let folder = names.count == 1 && names[0].contains("/") ? names[0] : nil
    let lessons = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    // All cores are compiling meanwhile, and nobody waits for an app.
    let program = try Program(isInteractive: false, lessons: lessons, budget: .seconds(10))
    let session = program.session
    defer { program.end() }
    var (stepCount, appCount) = (0, 0)
    var problems: [any Error] = []
    let scope = folder == nil ? try scope(in: session) : .everything
    if folder == nil {
      problems += WorkshopChecker(wirings: session.appSession.wirings, scope: scope).problems { wiring in
        appCount += 1
        say(wiring.name)
      }
      if !quick {
        let memory = program.folders.cache.appending(path: "checks")
        problems += try StepChecker(session: session, scope: scope, memory: memory).problems {
          say("\($0.name) runs")
        }
      }
      problems += try Rehearsal.problems(in: session, scope: scope, onlyFinished: quick) {
        say("\($0.name) is rehearsed")
      }
    }
    problems += session.lessonProblems(in: scope) { lesson, step in
      stepCount += 1
      say("\(lesson.id): \(step.title)")
    }
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    guard problems.isEmpty else { throw ExitCode(Status.checkFailed.exitCode) }
    let apps = appCount == 0 ? "" : ", \(appCount.counted("app")) held to the rules"
    say("\(stepCount.counted("step")) replayed\(apps), no problem")
  }

  /// Says how far it is at once, also into a pipe.
  private func say(_ words: String) {
    FileHandle.standardOutput.write(Data("\(words)\n".utf8))
  }

  private func scope(in session: Session) throws -> CheckScope {
    do throws(ShellError) {
      return try CheckScope(names, in: session)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
