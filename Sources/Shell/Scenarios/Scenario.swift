import Foundation
import Grammar
import Platform

/// A file of commands: events, one a line, and what must hold after them.
public struct Scenario: Hashable, Sendable {
  /// Its file as a person wrote it, `Scenarios/edit-name.atl`; what stands before its problems.
  public let file: String
  /// Commands, one a line.
  public let text: String

  /// A scenario with this text.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Reads a file.
  ///
  /// - Parameter folder: what a relative path is relative to.
  /// - Throws: `ShellError.unreadable`.
  public init(file: String, relativeTo folder: URL) throws(ShellError) {
    let path = NSString(string: file).expandingTildeInPath
    guard FileManager.default.fileExists(atPath: URL(filePath: path, relativeTo: folder).path) else {
      throw .unreadable(file: file, reason: "there is no such file")
    }
    do {
      self.init(file: file, text: try String(contentsOf: URL(filePath: path, relativeTo: folder), encoding: .utf8))
    } catch {
      throw .unreadable(file: file, reason: error.systemReason)
    }
  }

  /// The file without its folders and ending: `edit-name`.
  public var name: String { URL(filePath: file).deletingPathExtension().lastPathComponent }

  var lines: [String] { text.scriptLines }

  /// How often it says `expect`.
  var checkCount: Int { commandNames.count { $0.name == "expect" } }

  /// The line, from 1, that puts the wiring on the stage with which everything begins; what runs on several passes over
  /// it. Nil if there is none, or other commands stand on it.
  var beginningLine: Int? {
    guard let first = commandNames.first, first.name == "switch" else { return nil }
    return commandNames.count { $0.line == first.line } == 1 ? first.line : nil
  }

  /// The first line, from 1, that chooses a wiring on the way, which nothing may do that runs on several.
  var switchingLine: Int? { commandNames.first { $0.name == "switch" && $0.line != beginningLine }?.line }

  private var commandNames: [(name: String, line: Int)] {
    lines.enumerated().flatMap { index, line in
      ParsedLine(line).commands.compactMap(\.first).map { (name: $0.text, line: index + 1) }
    }
  }
}
