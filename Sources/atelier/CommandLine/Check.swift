import ArgumentParser
import Foundation
import Grammar
import Shell

/// `atelier check`: replays every lesson, and holds the workshops to their architectures' rules.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay lessons, and hold the workshops to the rules of their architectures.",
    discussion:
      "Each goal of a lesson must fail before its solution and hold after it. Of a folder only lessons are read.")

  @ArgumentParser.Argument(
    help: ArgumentHelp("A folder of lessons; the product's own unless one is named.", valueName: "folder"))
  var folder: String?

  @Flag(help: "Read the steps of workshops, and run only the finished apps.")
  var quick = false

  func run() throws {
    let lessons = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    let program = try Program(isInteractive: false, lessons: lessons)
    let session = program.session
    defer { session.end() }
    var (stepCount, appCount) = (0, 0)
    var problems: [any Error] =
      folder != nil
      ? []
      : WorkshopChecker(wirings: session.appSession.wirings).problems { wiring in
        appCount += 1
        print(wiring.name)
      }
    if folder == nil, !quick {
      problems += try StepChecker(session: session, memory: program.folders.cache.appending(path: "checks")).problems {
        print("\($0.name) runs")
      }
    }
    problems += session.lessonProblems { lesson, step in
      stepCount += 1
      print("\(lesson.id): \(step.title)")
    }
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    guard problems.isEmpty else { throw ExitCode(Status.checkFailed.exitCode) }
    let apps = appCount == 0 ? "" : ", \(appCount.counted("app")) held to the rules"
    print("\(stepCount.counted("step")) replayed\(apps), no problem")
  }
}
