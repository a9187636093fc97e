import Foundation
import LibC
import Platform

/// The program that PAGER names, or `less`.
enum ExternalPager {
  /// Shows a text in it, and waits for its end.
  ///
  /// - Returns: false if it did not run.
  static func show(_ text: String) -> Bool {
    var environment = ProcessInfo.processInfo.environment
    let pager = environment["PAGER"].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? "less"
    // Colours are passed on, and what fits needs no key.
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    let file = TemporaryFile.url(".txt")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data((text + "\n").utf8).write(to: file)
      SystemTerminal.setEcho(true)
      defer { SystemTerminal.setEcho(false) }
      let process = try SpawnedProcess(
        path: "/bin/sh", arguments: ["-c", pager], environment: environment,
        files: [STDIN_FILENO: .path(file.path(percentEncoded: false))], group: .parent)
      defer { SignalPipe.forgetInterrupt() }
      return process.wait() == .exit(status: 0)
    } catch {
      return false
    }
  }
}
