import ArgumentParser
import Foundation
import Grammar
import Shell

/// `atelier check`: replays every lesson.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay lessons: each goal must fail before its solution and hold after it.")

  @ArgumentParser.Argument(
    help: ArgumentHelp("A folder of lessons; the product's own unless one is named.", valueName: "folder"))
  var folder: String?

  func run() throws {
    let lessons = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    let session = try Program(isInteractive: false, lessons: lessons).session
    defer { session.end() }
    var stepCount = 0
    let problems = session.lessonProblems { lesson, step in
      stepCount += 1
      print("\(lesson.id): \(step.title)")
    }
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    guard problems.isEmpty else { throw ExitCode(Status.checkFailed.exitCode) }
    print("\(stepCount.counted("step")) replayed, no problem")
  }
}
