import Foundation
import Platform
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
    guard let answer = try? answer(to: arguments) else { return [] }
    // Of a folder that is ignored itself, somebody has asked to check what is in it.
    return Set(answer.parts.filter { $0 != "./" }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
  }

  /// The folder of its repository; `nil` if it is in none.
  var repository: String? { try? top() }

  private func top() throws(LintError) -> String {
    try answer(to: ["rev-parse", "--show-toplevel"]).text.trimmingCharacters(in: .newlines)
  }

  /// The absolute paths of the files that have changed since the current branch left another, and of those that are new.
  ///
  /// - Parameter base: a branch or a commit; `HEAD` for what is not committed.
  func changed(since base: String) throws(LintError) -> Set<String> {
    let top = try top()
    let repository = GitFolder(top)
    let options = ["-z", "--name-only", "--diff-filter=d", "--merge-base"]
    let differing = try repository.answer(to: ["diff"] + options + ["--end-of-options", base, "--"])
    let new = try repository.answer(to: ["ls-files", "-z", "--others", "--exclude-standard"])
    return Set((differing.parts + new.parts).map { Self.absolute("\(top)/\($0)") })
  }

  /// One way to write a file's path.
  static func absolute(_ path: String) -> String { RelativePath.components(of: path).joined(separator: "/") }

  /// How two folders in this one differ, as a unified diff.
  func difference(between old: String, and new: String) throws(LintError) -> String {
    // 1 says that they differ.
    try answer(to: ["diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff", old, new], upTo: 1).text
  }

  /// - Parameter status: the highest that is not a failure.
  private func answer(to arguments: [String], upTo status: Int32 = 0) throws(LintError) -> GitProgram.Answer {
    let environment = ProcessInfo.processInfo.environment
    guard let git = GitProgram(environment: environment, isCancelled: { SignalPipe.isInterrupted }) else {
      throw .git(reason: "there is no git in PATH")
    }
    let answer: GitProgram.Answer
    do throws(GitProgram.Failure) {
      answer = try SignalPipe.endingAfter { () throws(GitProgram.Failure) in try git.run(arguments, in: path) }
    } catch {
      switch error {
      case .notStarted(let error): throw .git(reason: error.description)
      case .obstructed(let path, let obstacle): throw .git(reason: "it cannot read \(path): \(obstacle)")
      case .cancelled: throw .git(reason: "stopped before git had answered")
      }
    }
    guard (0...status).contains(answer.status) else { throw .git(reason: answer.reason) }
    return answer
  }
}
