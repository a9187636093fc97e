import Foundation
import Rules

/// What git knows of a folder.
struct GitFolder {
  private let path: String

  /// A folder, or that of a file.
  init(_ path: String) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(filePath: path, directoryHint: .inferFromPath)
    self.path = isFolder.boolValue ? path : url.deletingLastPathComponent().path
  }

  /// What git ignores, as paths from the folder; nothing if there is no git or the folder is in no repository.
  var ignored: Set<String> {
    let arguments = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
    guard case .success(let output) = run(arguments) else { return [] }
    // Of a folder that is ignored itself, somebody has asked to check what is in it.
    return Set(Self.names(in: output).filter { $0 != "./" }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
  }

  /// The absolute paths of the files that have changed since the current branch left another, and of those that are new.
  ///
  /// - Parameter base: a branch or a commit; `HEAD` for what is not committed.
  func changed(since base: String) throws(LintError) -> Set<String> {
    let top = try output(of: ["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
    let repository = GitFolder(top)
    let options = ["-z", "--name-only", "--diff-filter=d", "--merge-base"]
    let differing = try repository.output(of: ["diff"] + options + ["--end-of-options", base, "--"])
    let new = try repository.output(of: ["ls-files", "-z", "--others", "--exclude-standard"])
    return Set((Self.names(in: differing) + Self.names(in: new)).map { Self.absolute("\(top)/\($0)") })
  }

  /// One way to write a file's path.
  static func absolute(_ path: String) -> String { RelativePath.components(of: path).joined(separator: "/") }

  private static func names(in output: String) -> [String] { output.split(separator: "\0").map(String.init) }

  private func output(of arguments: [String]) throws(LintError) -> String {
    switch run(arguments) {
    case .success(let output): return output
    case .failure(let problem): throw .git(reason: problem.words)
    }
  }

  private struct Problem: Error {
    let words: String
  }

  private func run(_ arguments: [String]) -> Result<String, Problem> {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      return .failure(Problem(words: "\(error.localizedDescription)"))
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return .failure(Problem(words: words.split(separator: "\n").first.map(String.init) ?? "it has failed"))
    }
    return .success(text)
  }
}
