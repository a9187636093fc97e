import Foundation
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
  /// - Throws: `ShellError.noGraphviz`, or `.failed` when the file cannot be drawn.
  func write(to path: String, relativeTo folder: URL, format: Format) throws(ShellError) {
    let file = URL(filePath: NSString(string: path).expandingTildeInPath, relativeTo: folder)
    let candidates = programFolders.map { "\($0)/\(Self.program)" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile) else { throw .noGraphviz }
    let description = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString).dot")
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
      throw .failed("\(program) does not run: \(error.localizedDescription)")
    }
    let words = (try? errors.fileHandleForReading.readToEnd()).flatMap(\.self) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw .failed("\(program) could not write \(file.path(percentEncoded: false)): \(reason)")
    }
  }
}
