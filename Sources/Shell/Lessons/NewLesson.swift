import Foundation
import LessonKit
import Platform

/// Makes the file of a new lesson, which runs as it is. What is there is never replaced.
public struct NewLesson {
  private static let lastNumber = 99

  /// The file that was made.
  public let file: URL

  /// - Parameters:
  ///   - id: what `lesson <id>` will call it.
  ///   - wiring: what it is about; the first one to try if none is named.
  ///   - folder: the folder with lessons, which is made if it is not there.
  ///   - session: knows the wirings, and the lessons of this folder.
  /// - Throws: `ShellError` about the id or the wiring, or where there is such a lesson already.
  public init(_ id: String, wiring: String?, in folder: URL, session: Session) throws(ShellError) {
    let wirings = session.appSession.wirings
    let name = try wiring.map { name throws(ShellError) in
      try wirings.wiring(name, relativeTo: session.appSession.folder).name
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let last = names.compactMap { Int($0.prefix(2)) }.max() ?? 0
    guard
      let template = LessonTemplate(
        id: id, number: min(last + 1, Self.lastNumber), wiring: name ?? wirings.firstToTry ?? "viper")
    else { throw .badValue(id, expected: "lower-case words joined by -, such as my-lesson") }
    if let known = session.lessons.library.curriculum.lessons.first(where: { $0.id == id }) {
      throw .lesson(.taken(id, file: known.file))
    }
    let file = folder.appending(path: template.fileName)
    if FileManager.default.fileExists(atPath: file.path) { throw .lesson(.taken(id, file: file.path)) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(template.text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .unsaved(file: file.path, reason: error.systemReason)
    }
    self.file = file
  }
}
