import Foundation
import Platform
import ShellText
import StageProtocol

/// What has happened to an app, as a file of commands that `run` carries out.
struct SavedLog {
  let text: String

  init(_ events: [StageEvent], of wiring: Wiring) {
    let title = "# What happened to \(wiring.name): \(events.isEmpty ? "nothing yet" : "one event a line")."
    text = ([title] + events.map(\.commandLine)).map { $0 + "\n" }.joined()
  }

  /// - Throws: `ShellError.fileExists` where there is such a file and it may not be replaced, `.unsaved`.
  func write(to file: String, relativeTo folder: URL, replacing: Bool) throws(ShellError) {
    let path = NSString(string: file).expandingTildeInPath
    let url = URL(filePath: path, relativeTo: folder)
    guard replacing || !FileManager.default.fileExists(atPath: url.path) else { throw .fileExists(file) }
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unsaved(file: file, reason: error.systemReason)
    }
  }
}
