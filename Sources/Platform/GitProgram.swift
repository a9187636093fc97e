import Foundation
import LibC

/// The program git, as PATH has it.
public struct GitProgram: Sendable {
  /// What one run of git has answered.
  public struct Answer: Sendable {
    /// 0 if it has succeeded; -1 if a signal ended it.
    public let status: Int32
    public let output: [UInt8]
    /// What it said of problems.
    public let message: String

    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines, without empty ones.
    public var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// The parts between NUL bytes.
    public var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }

    /// What git says went wrong, in one line.
    public var reason: String {
      let lines = message.split(separator: "\n").map(String.init)
      let said =
        lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? "it gave no reason"
      return String(said.trimmingPrefix(#/(fatal|error): /#))
    }
  }

  /// Where it lies.
  public let path: String
  private let environment: [String: String]

  /// Finds git; nil if there is none in PATH.
  ///
  /// - Parameters:
  ///   - environment: that of this process. What would point git to another repository is left out of it.
  ///   - variables: what git finds in its environment besides.
  public init?(environment: [String: String], variables: [String: String] = [:]) {
    let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
    self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
      .merging(variables) { $1 }
  }

  /// Runs git in a folder, and waits for its end.
  ///
  /// - Parameters:
  ///   - input: what it reads from standard input.
  ///   - variables: what it finds in its environment besides.
  /// - Throws: `SystemError` if it cannot be started. That it fails is an answer.
  public func run(
    _ arguments: [String], in folder: String, input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(SystemError) -> Answer {
    // Files without a name rather than pipes: nobody has to read and write at once, whatever the sizes.
    let (stdin, stdout, stderr) = (try ScratchFile(input), try ScratchFile(), try ScratchFile())
    let process = try SpawnedProcess(
      path: path, arguments: arguments, environment: environment.merging(variables) { $1 }, folder: folder,
      files: [0: .open(stdin.descriptor), 1: .open(stdout.descriptor), 2: .open(stderr.descriptor)])
    let status: Int32 = if case .exit(let status) = process.wait() { status } else { -1 }
    return Answer(status: status, output: stdout.bytes, message: String(decoding: stderr.bytes, as: UTF8.self))
  }
}
