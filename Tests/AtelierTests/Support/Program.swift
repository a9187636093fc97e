import Foundation
import LibC
import Platform
import PseudoTerminal

/// The built `atelier`, with a home of its own.
struct Program {
  /// What a run left behind.
  struct Result {
    let output: String
    let problems: String
    let exitCode: Int32
  }

  /// Where settings, history and progress go.
  let home: URL
  private let budget: String

  /// - Parameters:
  ///   - home: a fresh one, unless a test looks at what an earlier run has left.
  ///   - budget: how long an app may be busy; longer than usual, since many tests run at once.
  init(home: URL? = nil, budget: String = "10s") throws {
    self.budget = budget
    self.home = home ?? Self.freshHome()
    try FileManager.default.createDirectory(at: self.home, withIntermediateDirectories: true)
    // Compiled apps are shared by all tests: they are found by their content.
    let cache = self.home.appending(path: "cache")
    if !FileManager.default.fileExists(atPath: cache.path) {
      try FileManager.default.createDirectory(at: Self.sharedCache, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: cache, withDestinationURL: Self.sharedCache)
    }
  }

  /// Carries out commands as `atelier -c '…'` does.
  func run(_ commands: String) throws -> Result {
    try run(arguments: ["-c", commands])
  }

  /// - Parameters:
  ///   - source: where the input is, when not in `input`.
  ///   - output: where the answers go, when not into the result.
  ///   - variables: what its environment has beside the usual.
  ///   - starter: what is run in its place, with these arguments; it starts the program.
  func run(
    arguments: [String], input: String = "", from source: FileHandle? = nil, output target: FileHandle? = nil,
    variables: [String: String] = [:], by starter: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = starter.map { URL(filePath: $0) } ?? Self.executable
    process.arguments = arguments
    process.environment = environment.merging(variables) { $1 }
    process.currentDirectoryURL = Self.apps
    let (inputPipe, outputPipe) = (Pipe(), Pipe())
    let problems = home.appending(path: "problems-\(UUID().uuidString)")
    try Data().write(to: problems)
    process.standardInput = source ?? inputPipe
    process.standardOutput = target ?? outputPipe
    process.standardError = try FileHandle(forWritingTo: problems)
    try process.run()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let output = target == nil ? try Self.all(of: outputPipe.fileHandleForReading) : Data()
    process.waitUntilExit()
    return Result(
      output: Self.trimmed(output), problems: Self.trimmed(try Data(contentsOf: problems)),
      exitCode: process.terminationStatus)
  }

  /// All that is written into a pipe, until its other end is closed.
  private static func all(of handle: FileHandle) throws -> Data {
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(handle.fileDescriptor, &bytes, bytes.count)
      if count > 0 {
        data += bytes[..<count]
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Opens the shell in a terminal.
  ///
  /// - Parameters:
  ///   - arguments: the program's; the shell itself without any.
  ///   - folder: where it is started.
  ///   - variables: what its environment has beside the usual.
  ///   - answers: what the terminal types when it is shown something, as what asks for its colours.
  func terminal(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 40, in folder: URL = apps,
    variables: [String: String] = [:], isColoured: Bool = false, answers: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var environment = environment
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = isColoured ? nil : "1"
    environment["INPUTRC"] = "/dev/null"
    environment.merge(variables) { $1 }
    return try PseudoTerminal(
      executable: "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder.path, Self.executable.path] + arguments,
      environment: environment, columns: columns, rows: rows, answers: answers)
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["ATELIER_HOME"] = home.path
    environment["ATELIER_BUDGET"] = budget
    // Many shells at once would be compiling the same apps.
    environment["ATELIER_BACKGROUND"] = "off"
    return environment
  }

  /// The folder with the small apps that these tests run.
  static let apps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Apps", directoryHint: .isDirectory)

  /// The folder of the whole project.
  static let checkout = apps.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  /// Where a home may be made, which goes with the tests.
  static func freshHome() -> URL { homes.appending(path: UUID().uuidString) }

  /// Shells in terminals use their homes for longer than a test knows.
  private static let homes: URL = {
    atexit { try? FileManager.default.removeItem(at: Program.homes) }
    return FileManager.default.temporaryDirectory.appending(path: "atelier-tests-\(getpid())")
  }()

  static let executable = products.appending(path: "atelier")
  static let sharedCache = products.appending(path: "atelier-tests-cache")

  private static func trimmed(_ data: Data) -> String {
    var text = String(decoding: data, as: UTF8.self)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
