import Foundation
import LibC
import Platform

/// The program git, run in one folder, with nothing of the person's configuration that changes what it does to files.
struct Git: Sendable {
  /// The folder in which it runs.
  let folder: URL
  private let program: String
  private let environment: [String: String]

  /// What one run of git has answered.
  struct Answer {
    let status: Int32
    let output: [UInt8]
    /// What it said of problems.
    let message: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines, without empty ones.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// The parts between NUL bytes.
    var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Files keep their bytes, no hook runs, nothing is signed, and nothing is cleaned up behind our back.
  private static let settings = [
    "core.autocrlf=false", "core.safecrlf=false", "core.hooksPath=/dev/null", "core.quotePath=false",
    "commit.gpgSign=false", "gc.auto=0", "advice.detachedHead=false", "core.fsmonitor=false",
  ]

  /// - Throws: `WorkspaceError.noGit` if there is no git in PATH.
  init(in folder: URL, environment: [String: String]) throws(WorkspaceError) {
    let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let program = paths.first(where: { access($0, X_OK) == 0 }) else { throw .noGit }
    self.program = program
    self.folder = folder
    var environment = environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    self.environment = environment
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
      throw .git(command: arguments.first ?? "", reason: Self.reason(answer.message), folder: folder.path)
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
      return try runOnce(arguments, input: input, variables: variables)
    } catch {
      throw .git(command: arguments.first ?? "", reason: error.description, folder: folder.path)
    }
  }

  private func runOnce(
    _ arguments: [String], input: [UInt8], variables: [String: String]
  ) throws(SystemError) -> Answer {
    // Files without a name rather than pipes: nobody has to read and write at once, whatever the sizes.
    let (stdin, stdout, stderr) = (try ScratchFile(input), try ScratchFile(), try ScratchFile())
    let process = try SpawnedProcess(
      path: program, arguments: Self.settings.flatMap { ["-c", $0] } + arguments,
      environment: environment.merging(variables) { $1 }, folder: folder.path,
      files: [0: .open(stdin.descriptor), 1: .open(stdout.descriptor), 2: .open(stderr.descriptor)])
    let status: Int32 = if case .exit(let status) = process.wait() { status } else { -1 }
    return Answer(
      status: status, output: stdout.bytes, message: String(decoding: stderr.bytes, as: UTF8.self))
  }

  /// Whether there is less room than any command of git needs. What git says then differs from command to command.
  private var isDiskFull: Bool {
    let free = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int
    return free.map { $0 < 16_384 } ?? false
  }

  /// What git says went wrong, in one line.
  private static func reason(_ message: String) -> String {
    let lines = message.split(separator: "\n").map(String.init)
    let said = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? "it gave no reason"
    return String(said.trimmingPrefix(#/(fatal|error): /#))
  }
}
