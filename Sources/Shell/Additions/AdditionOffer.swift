import Foundation
import Grammar
import LessonKit
import Platform
import ShellText
import TerminalText
import WorkshopKit

/// Lessons and workshops from elsewhere, fetched and read, that a person may add or not.
public struct AdditionOffer {
  public let name: String
  private let source: String
  private let scratch: URL
  private let target: URL
  private let lessons: [Lesson]
  private let workshops: [Workshop]
  private let commandCount: Int
  private let problemCount: Int

  /// Fetches a source, and looks through it. Nothing of it is compiled or run.
  ///
  /// - Parameters:
  ///   - source: a folder with Lessons or Workshops, or the address of a git repository with them.
  ///   - name: what to call it; by default the last part of the source.
  ///   - session: a session with the lessons and workshops that there are.
  public init(
    of source: String, as name: String?, to additions: Additions, in session: Session
  ) throws(AdditionError) {
    guard let name = name ?? Additions.name(of: source), Additions.isName(name) else { throw .noName(source) }
    if additions.all.contains(where: { $0.name == name }) { throw .nameTaken(name, by: "an addition") }
    additions.sweep()
    let scratch = additions.folder.appending(path: ".\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .file(path: additions.folder.path, reason: error.systemReason)
    }
    var isKept = false
    defer { if !isKept { try? FileManager.default.removeItem(at: scratch) } }
    try ContentCopy.copy(
      source, to: scratch, relativeTo: session.appSession.folder, environment: session.environment,
      isCancelled: session.appSession.isCancelled, willFetch: { session.appSession.onProgress("fetching \(source)…") })
    var check = ContentCheck(scratch)
    try check.run()
    let content = Additions.Addition(name: name, source: source, folder: scratch)
    let found = Workshop.all(in: content.workshops)
    let loader = LessonLoader(vocabulary: session.vocabulary(with: found.compactMap(\.wiring)))
    let curriculum = loader.load(folder: content.lessons, after: session.knownLessons)
    try Self.checkNames(curriculum.lessons, found, in: session)
    guard !curriculum.lessons.isEmpty || !found.isEmpty else { throw .nothingThere(source) }
    (self.name, self.source, self.scratch) = (name, source.cleaned, scratch)
    target = additions.folder.appending(path: name, directoryHint: .isDirectory)
    lessons = curriculum.lessons
    workshops = found
    commandCount = check.commandCount
    problemCount = curriculum.problems.count
    isKept = true
  }

  private static func checkNames(
    _ lessons: [Lesson], _ workshops: [Workshop], in session: Session
  ) throws(AdditionError) {
    let known = Set(session.lessonIDs)
    if let lesson = lessons.first(where: { known.contains($0.id) }) { throw .nameTaken(lesson.id, by: "a lesson") }
    let wirings = session.appSession.wirings.wirings + session.appSession.wirings.imports
    let names = Set(wirings.map(\.name) + wirings.compactMap { $0.workshop?.id })
    for workshop in workshops {
      for id in [workshop.id, workshop.wiring].compactMap(\.self) {
        guard Additions.isName(id) else { throw .badID(id.cleaned, file: workshop.folder.lastPathComponent) }
        if names.contains(id) { throw .nameTaken(id, by: "a workshop or wiring") }
      }
    }
  }

  /// Adds it.
  public func accept() throws(AdditionError) {
    do {
      try Data(source.utf8).write(to: scratch.appending(path: Additions.sourceName))
      try FileManager.default.moveItem(at: scratch, to: target)
    } catch {
      decline()
      throw .file(path: target.path, reason: error.systemReason)
    }
  }

  /// Takes away what was fetched.
  public func decline() { try? FileManager.default.removeItem(at: scratch) }

  /// What it is, and what it will compile and run.
  public var text: StyledText {
    var lines: [StyledText] = ["\(name, .heading), from \(source): not ours"]
    let lessonRows = lessons.map { lesson in
      [StyledText("  lesson"), StyledText(lesson.id, .accent), StyledText(lesson.title.cleaned)]
    }
    let workshopRows = workshops.map { workshop in
      [
        StyledText("  workshop"), StyledText(workshop.id ?? workshop.folder.lastPathComponent.cleaned, .accent),
        StyledText("\(workshop.title?.cleaned ?? "") (\(swiftFiles(in: workshop.folder).counted("Swift file")))"),
      ]
    }
    lines.append(TextTable(rows: lessonRows + workshopRows).text)
    let count = swiftFiles(in: scratch)
    let commands = commandCount.counted("line of commands", plural: "lines of commands")
    if count > 0 {
      lines.append(
        "Opening it compiles and runs its code, up to \(count.counted("Swift file")), with your rights,")
      lines.append("and carries out \(commands) in the shell.")
    } else {
      lines.append("It has no code of its own. Opening it carries out \(commands) in the shell.")
    }
    if problemCount > 0 {
      lines.append(
        StyledText("\(problemCount.counted("problem")) in its lessons: `atelier check <folder>` lists them", .warning))
    }
    return lines.joined(separator: "\n")
  }

  private func swiftFiles(in folder: URL) -> Int {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.count { $0.hasSuffix(".swift") }
  }
}
