import Foundation
import Grammar
import ShellText
import TerminalText

/// Shows what the people of a class have done, from the files that they have exported.
struct ClassCommand: Command {
  let name = "class"
  let group = CommandGroup.learning
  let summary = "show what a class has done, from exported files"
  let arguments = [Argument("folder", from: .folders)]
  let options = [Self.lesson, .json]
  let examples = [
    Example("class ./exports", "people and lessons"),
    Example("class ./exports --lesson contexts", "people and the steps of one lesson"),
  ]
  let discussion = """
    Everybody writes a file into the folder: `progress export ./exports/ann.json --as Ann`. Nothing else is looked at. A \
    file that cannot be read is named, and left out.
    """

  private static let lesson = Option("lesson", value: "id", from: .lessons, "show the steps of one lesson")

  /// The form of `class --json`.
  private struct Report: Encodable {
    let members: [ClassReports.Member]
    let omitted: [Omitted]

    struct Omitted: Encodable {
      let file: String
      let reason: String
    }
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let name = invocation.arguments[0]
    let path = NSString(string: name).expandingTildeInPath
    let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: session.appSession.folder)
    let reports = try ClassReports(in: folder, called: name)
    let library = session.lessons.library
    let report = Report(
      members: reports.members, omitted: reports.omitted.map { Report.Omitted(file: $0.file, reason: $0.reason) })
    var parts: [StyledText] = []
    if reports.members.isEmpty {
      parts.append(StyledText(marking: "there is no exported progress in \(name); `progress export <file>` writes one"))
    } else if let id = invocation.value(of: Self.lesson) {
      let lesson = try library.lesson(id)
      parts.append(
        "\(lesson.title, .heading)\n" + ClassTable(reports, stepsOf: lesson, display: display).text)
    } else {
      parts.append(ClassTable(reports, lessons: library.curriculum.lessons, display: display).text)
    }
    for omitted in reports.omitted {
      parts.append(
        StyledText("left out: \(omitted.file) \(omitted.reason)", .warning).wrapped(for: display, indentation: 2))
    }
    return Output(parts.joined(separator: "\n"), json: report)
  }
}
