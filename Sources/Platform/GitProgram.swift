import Foundation
import LibC

/// The program git, as PATH has it.
public struct GitProgram: Sendable {
  /// What one run of git has answered.
  public struct Answer: Sendable {
    /// How it has ended.
    public let ending: SpawnedProcess.Ending
    public let output: [UInt8]
    /// What it said of problems.
    public let message: String

    /// 0 if it has succeeded; -1 if a signal ended it.
    public var status: Int32 { if case .exit(let status) = ending { status } else { -1 } }

    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines, without empty ones.
    public var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// The parts between NUL bytes.
    public var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }

    /// What git says went wrong, or which signal ended it, in one line.
    public var reason: String {
      if case .signal(let number) = ending {
        return "git was ended by signal \(number), \(String(cString: strsignal(number)))"
      }
      let lines = message.split(separator: "\n").map(String.init)
      let said =
        lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? "it gave no reason"
      return String(said.trimmingPrefix(#/(fatal|error): /#))
    }
  }

  /// Why git has given no answer.
  public enum Failure: Error, Hashable, Sendable {
    /// It could not be started.
    case notStarted(SystemError)
    /// A file of the repository is none, and git would wait for it.
    case obstructed(path: String, FileObstacle)
    /// Nobody waits for it any longer; it was stopped, with all that it had started.
    case cancelled
  }

  /// Options with which files keep their bytes, whatever the person has set: no hook or filter runs, nothing is signed,
  /// what git answers is in UTF-8, and nothing is cleaned up behind our back.
  public static let neutralOptions = [
    "core.autocrlf=false", "core.safecrlf=false", "core.attributesFile=/dev/null", "core.hooksPath=/dev/null",
    "core.quotePath=false", "core.fsmonitor=false", "i18n.commitEncoding=UTF-8", "i18n.logOutputEncoding=UTF-8",
    "log.showSignature=false", "color.ui=false", "commit.gpgSign=false", "gc.auto=0", "advice.detachedHead=false",
  ].flatMap { ["-c", $0] }

  /// Where it lies.
  public let path: String
  private let environment: [String: String]
  private let isCancelled: @Sendable () -> Bool

  /// Finds git; nil if there is none in PATH.
  ///
  /// - Parameters:
  ///   - environment: that of this process. What would point git to another repository is left out of it.
  ///   - isCancelled: asked now and then while git runs; the answer yes stops it.
  public init?(environment: [String: String], isCancelled: @escaping @Sendable () -> Bool) {
    let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
    self.isCancelled = isCancelled
    self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(
        ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_ATTR_NOSYSTEM": "1"]
      ) { $1 }
  }

  /// Runs git in a folder, and waits for its end.
  ///
  /// - Parameters:
  ///   - input: what it reads from standard input.
  ///   - variables: what it finds in its environment besides.
  ///   - patience: how long it may run before `isCancelled` counts. Who is cut short in the middle leaves half of it.
  /// - Throws: `Failure`. That git fails is an answer.
  public func run(
    _ arguments: [String], in folder: String, input: [UInt8] = [], variables: [String: String] = [:],
    patience: Duration = .zero
  ) throws(Failure) -> Answer {
    if let (path, obstacle) = Self.obstacle(in: folder) { throw .obstructed(path: path, obstacle) }
    let run: Run
    do throws(SystemError) {
      run = try Run(path, arguments, environment.merging(variables) { $1 }, in: folder, input: input)
    } catch {
      throw .notStarted(error)
    }
    guard let ending = run.waitForEnd(unless: isCancelled, after: patience) else { throw .cancelled }
    return Answer(
      ending: ending, output: run.output.bytes, message: String(decoding: run.message.bytes, as: UTF8.self))
  }

  /// The file that git reads first, and that is a pipe or a device, of the repository in which a folder lies.
  private static func obstacle(in folder: String) -> (path: String, FileObstacle)? {
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while true {
      let repository = place.appending(path: ".git").path(percentEncoded: false)
      for name in ["HEAD", "config", "index"] {
        let path = "\(repository)/\(name)"
        if let obstacle = FileObstacle(at: path), obstacle == .special { return (path, obstacle) }
      }
      let parent = place.deletingLastPathComponent()
      guard parent.path != place.path, access("\(repository)/HEAD", F_OK) != 0 else { return nil }
      place = parent
    }
  }

  /// A git that runs.
  private struct Run {
    /// In the child, where no program looks for anything.
    private static let endOfLife: Int32 = 3

    // Files without a name rather than pipes: nobody has to read and write at once, whatever the sizes.
    let output: ScratchFile
    let message: ScratchFile
    private let process: SpawnedProcess
    /// Where there is none, for want of processes, what hangs outlives a shell that is killed.
    private let lifeline: Lifeline?
    /// At its end when git has ended, so that nobody has to look again and again.
    private let end: DescriptorReader

    init(
      _ path: String, _ arguments: [String], _ environment: [String: String], in folder: String, input: [UInt8]
    ) throws(SystemError) {
      let stdin = try ScratchFile(input)
      let pipe = try DescriptorPair.pipe()
      (output, message) = (try ScratchFile(), try ScratchFile())
      end = DescriptorReader(pipe.reading)
      lifeline = try? Lifeline()
      process = try SpawnedProcess(
        path: path, arguments: arguments, environment: environment, folder: folder,
        files: [
          STDIN_FILENO: .open(stdin.descriptor), STDOUT_FILENO: .open(output.descriptor),
          STDERR_FILENO: .open(message.descriptor), Self.endOfLife: .open(pipe.writing),
        ])
      lifeline?.tie(process)
    }

    /// How it has ended; nil if it was stopped, with all that it had started.
    func waitForEnd(unless isCancelled: () -> Bool, after patience: Duration) -> SpawnedProcess.Ending? {
      defer { withExtendedLifetime(lifeline) {} }
      let start = ContinuousClock.now
      while process.isRunning {
        if isCancelled(), ContinuousClock.now - start >= patience {
          process.killSession()
          process.wait()
          return nil
        }
        // Its end may be open longer than git runs, in what git has started, and closed before git has ended.
        if end.isAtEnd {
          usleep(200)
        } else if end.hasNews(within: 20) {
          _ = end.readAvailable()
        }
      }
      return process.wait()
    }
  }
}
