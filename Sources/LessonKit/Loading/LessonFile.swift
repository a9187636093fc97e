import Foundation
import Platform

/// One file of the lessons' folder, read.
struct LessonFile {
  /// The name, as problems write it: `Lessons/01-use-cases.md`.
  let name: String
  let frontMatter: FrontMatter
  let lesson: Lesson?
  /// What is wrong in the file itself and in its links.
  let notes: [LessonNote]

  init(reading fileName: String, in folder: URL) {
    name = "\(folder.lastPathComponent)/\(fileName)"
    let text: String
    do {
      text = try String(contentsOf: folder.appending(path: fileName), encoding: .utf8)
    } catch {
      (frontMatter, lesson) = (FrontMatter(), nil)
      notes = [LessonNote(line: 1, issue: .unreadable(reason: error.systemReason))]
      return
    }
    let stem = fileName.hasSuffix(".md") ? String(fileName.dropLast(3)) : fileName
    let parser = LessonParser(
      text: text, file: name, folder: folder.appending(path: stem, directoryHint: .isDirectory))
    frontMatter = parser.frontMatter
    lesson = parser.lesson
    notes =
      parser.notes + Self.nameNotes(fileName, id: parser.frontMatter.id) + Self.linkNotes(parser.links, in: folder)
  }

  private static func nameNotes(_ fileName: String, id: String?) -> [LessonNote] {
    guard let id else { return [] }
    let number = fileName.prefix { $0.isNumber }
    let expected = "\(number.count == 2 ? String(number) : "NN")-\(id).md"
    return fileName == expected ? [] : [LessonNote(line: 1, issue: .fileName(expected: expected))]
  }

  private static func linkNotes(_ links: [LessonLink], in folder: URL) -> [LessonNote] {
    links.compactMap { link in
      guard let path = link.relativePath else { return nil }
      let file = folder.appending(path: path).standardizedFileURL
      return FileManager.default.fileExists(atPath: file.path)
        ? nil : LessonNote(line: link.line, issue: .deadLink(link.destination))
    }
  }
}
