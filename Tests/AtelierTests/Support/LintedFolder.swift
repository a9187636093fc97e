import Foundation
import Testing

/// A folder of sources that `atelier lint` checks.
struct LintedFolder {
  let program: Program
  let url: URL

  init() throws {
    program = try Program()
    url = program.home.appending(path: "Sources", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var path: String { url.path }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Runs git in a folder of it.
  func git(_ arguments: String..., in name: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", url.appending(path: name).path, "-c", "user.name=Tester", "-c", "user.email=tester@example.org"]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Checks some paths in it.
  func lint(_ names: [String] = [""], _ arguments: String...) throws -> Program.Result {
    try program.run(arguments: ["lint"] + names.map { $0.isEmpty ? path : "\(path)/\($0)" } + arguments)
  }

  /// What was printed, without the folder's own path and the lines that explain.
  func lines(_ output: String) -> [String] {
    output.replacing(path + "/", with: "").replacing(path, with: ".").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix(" ") }
  }
}
