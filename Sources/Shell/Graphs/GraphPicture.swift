import Foundation
import Platform
import ShellText
import StageProtocol

/// Draws a graph into a file with Graphviz, where that is installed.
struct GraphPicture {
  private static let program = "dot"

  /// The kinds of files that Graphviz is asked for.
  enum Format: String {
    case svg, png
  }

  let graph: ObjectGraph
  /// The folders in which programs are looked for.
  let programFolders: [String]

  /// - Parameter path: the file; `~` stands for the home folder.
  /// - Throws: `ShellError.picture` when Graphviz is missing, or the file cannot be drawn.
  func write(to path: String, relativeTo folder: URL, format: Format) throws(ShellError) {
    let file = URL(filePath: NSString(string: path).expandingTildeInPath, relativeTo: folder)
    let candidates = programFolders.map { "\($0)/\(Self.program)" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .picture(.noGraphviz)
    }
    let description = TemporaryFile.url(".dot")
    defer { try? FileManager.default.removeItem(at: description) }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-T\(format.rawValue)", "-o", file.path(percentEncoded: false), description.path(percentEncoded: false),
    ]
    process.standardError = errors
    do {
      try Data(DotText(of: graph).text.utf8).write(to: description)
      try process.run()
    } catch {
      throw .picture(.notStarted(program: program, reason: error.systemReason))
    }
    let words = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw .picture(.notWritten(file: file.path(percentEncoded: false), program: program, reason: reason))
    }
  }
}

/// Why a graph was not drawn.
public enum PictureFailure: Hashable, Sendable, CustomStringConvertible {
  /// No folder of PATH has the program.
  case noGraphviz
  /// The program did not start.
  case notStarted(program: String, reason: String)
  /// The program did not write the file.
  case notWritten(file: String, program: String, reason: String)

  /// What is missing, and what works without it.
  public var description: String {
    switch self {
    case .noGraphviz:
      "Graphviz, which draws pictures, is not installed: there is no `dot` in PATH; `graph --format mermaid` needs none"
    case .notStarted(let program, let reason): "\(program) does not run: \(reason)"
    case .notWritten(let file, let program, let reason): "\(program) could not write \(file): \(reason)"
    }
  }
}
