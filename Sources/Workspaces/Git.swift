import Foundation
import Platform

/// The program git, run in one folder, with nothing of the person's configuration that changes what it does to files.
struct Git: Sendable {
  typealias Answer = GitProgram.Answer

  /// The folder in which it runs.
  let folder: URL
  private let program: GitProgram

  /// Files keep their bytes, no hook runs, nothing is signed, and nothing is cleaned up behind our back.
  private static let settings = [
    "core.autocrlf=false", "core.safecrlf=false", "core.hooksPath=/dev/null", "core.quotePath=false",
    "commit.gpgSign=false", "gc.auto=0", "advice.detachedHead=false", "core.fsmonitor=false",
  ]

  /// - Throws: `WorkspaceError.noGit` if there is no git in PATH.
  init(in folder: URL, environment: [String: String]) throws(WorkspaceError) {
    guard let program = GitProgram(environment: environment) else { throw .noGit }
    self.program = program
    self.folder = folder
  }

  /// Runs a command of git.
  ///
  /// - Parameters:
  ///   - input: what it reads from standard input.
  ///   - variables: what it finds in its environment besides.
  /// - Throws: `WorkspaceError.git` if it does not succeed.
  @discardableResult
  func run(
    _ arguments: String..., input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(WorkspaceError) -> Answer {
    let answer = try attempt(arguments, input: input, variables: variables)
    guard answer.status == 0 else {
      if isDiskFull { throw .diskFull(folder: folder.path) }
      throw .git(command: arguments.first ?? "", reason: answer.reason, folder: folder.path)
    }
    return answer
  }

  /// The answer of a command; nil if it does not succeed.
  func ask(_ arguments: String..., variables: [String: String] = [:]) throws(WorkspaceError) -> Answer? {
    let answer = try attempt(arguments, input: [], variables: variables)
    return answer.status == 0 ? answer : nil
  }

  private func attempt(
    _ arguments: [String], input: [UInt8], variables: [String: String]
  ) throws(WorkspaceError) -> Answer {
    do {
      return try program.run(
        Self.settings.flatMap { ["-c", $0] } + arguments, in: folder.path, input: input, variables: variables)
    } catch {
      throw .git(command: arguments.first ?? "", reason: error.description, folder: folder.path)
    }
  }

  /// Whether there is less room than any command of git needs. What git says then differs from command to command.
  private var isDiskFull: Bool {
    let free = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int
    return free.map { $0 < 16_384 } ?? false
  }
}
