import Foundation
import Platform

/// The program git, run in one folder, with nothing of the person's configuration that changes what it does to files.
struct Git: Sendable {
  typealias Answer = GitProgram.Answer

  /// The folder in which it runs.
  let folder: URL
  private let program: GitProgram
  private let patience: Duration

  /// What git does in a workspace takes much less. To break it off before would only leave half of it.
  static let workspacePatience: Duration = .seconds(2)

  /// - Parameters:
  ///   - patience: how long each command may take before `isCancelled` counts.
  ///   - isCancelled: asked now and then; the answer yes stops git.
  /// - Throws: `WorkspaceError.noGit` if there is no git in PATH.
  init(
    in folder: URL, environment: [String: String], patience: Duration = Git.workspacePatience,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(WorkspaceError) {
    guard let program = GitProgram(environment: environment, isCancelled: isCancelled) else { throw .noGit }
    self.program = program
    self.folder = folder
    self.patience = patience
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
    let command = arguments.first ?? ""
    // Of a repository that is damaged, git would go on to the one around it.
    let around = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
    let answer: Answer
    do throws(GitProgram.Failure) {
      answer = try program.run(
        GitProgram.neutralOptions + arguments, in: folder.path, input: input,
        variables: around.merging(variables) { $1 }, patience: patience)
    } catch {
      switch error {
      case .notStarted(let error): throw .git(command: command, reason: error.description, folder: folder.path)
      case .obstructed(let path, let obstacle):
        throw .git(command: command, reason: "it cannot read \(path): \(obstacle)", folder: folder.path)
      case .cancelled: throw .stopped(command: command, folder: folder.path)
      }
    }
    // That it was killed is no answer to anything.
    guard case .exit = answer.ending else {
      throw .git(command: command, reason: answer.reason, folder: folder.path)
    }
    return answer
  }

  /// The fields of a line that git has answered.
  ///
  /// - Parameter count: how many there must be; the last takes the rest of the line.
  /// - Throws: `WorkspaceError.git` if there are fewer, as where a repository is damaged.
  func fields(
    _ count: Int, of line: some StringProtocol, to command: String, separatedBy separator: Character = " "
  ) throws(WorkspaceError) -> [String] {
    let fields = line.split(separator: separator, maxSplits: count - 1, omittingEmptySubsequences: false)
    guard fields.count == count else { throw unreadable(command) }
    return fields.map { String($0) }
  }

  /// The error for an answer that is not what the command answers.
  func unreadable(_ command: String) -> WorkspaceError {
    .git(command: command, reason: "its answer is cut short", folder: folder.path)
  }

  /// Whether there is less room than any command of git needs. What git says then differs from command to command.
  private var isDiskFull: Bool {
    let free = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int
    return free.map { $0 < 16_384 } ?? false
  }
}
