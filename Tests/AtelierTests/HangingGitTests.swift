import Foundation
import LibC
import PseudoTerminal
import Testing

/// A git that does not answer holds nobody up who does not want to wait.
struct HangingGitTests {
  private let program: Program
  private let folder: URL
  /// Where the git that hangs says which process it is.
  private let note: URL

  init() throws {
    program = try Program()
    folder = program.home.appending(path: "Sources", directoryHint: .isDirectory)
    note = program.home.appending(path: "git.pid")
    let programs = program.home.appending(path: "bin", directoryHint: .isDirectory)
    for folder in [folder, programs] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data("final class App {}\n".utf8).write(to: folder.appending(path: "App.swift"))
    let git = programs.appending(path: "git")
    // By another process: what is open for writing, if only in a child of a test beside this one, cannot be run.
    let script = "#!/bin/sh\necho $$ > '\(note.path)'\nsleep 600\n"
    let writer = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", "printf %s \"$1\" > \"$0\" && chmod +x \"$0\"", git.path, script])
    writer.waitUntilExit()
  }

  private var variables: [String: String] {
    ["PATH": "\(program.home.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
  }

  /// The number of the git that hangs, once it does.
  private func hangingGit() throws -> pid_t {
    var number: pid_t?
    for _ in 1...1000 where number == nil {
      number = (try? String(contentsOf: note, encoding: .utf8)).flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
      if number == nil { usleep(20_000) }
    }
    return try #require(number)
  }

  @Test func `a shell that is killed takes the git that hangs with it`() throws {
    let terminal = try program.terminal(["lint", folder.path], variables: variables)
    let git = try hangingGit()
    terminal.send(SIGKILL)
    #expect(throws: PseudoTerminal.Problem.self) { try terminal.waitForExit() }
    for _ in 1...1000 where kill(git, 0) == 0 { usleep(20_000) }
    #expect(kill(git, 0) == -1)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a check whose git hangs, and git with it`(signal: Int32) throws {
    let terminal = try program.terminal(["lint", folder.path], variables: variables)
    let git = try hangingGit()
    if signal == SIGINT { terminal.type("\u{3}") } else { terminal.send(signal) }
    #expect(throws: PseudoTerminal.Problem.self) { try terminal.waitForExit() }
    #expect(kill(git, 0) == -1)
  }

  @Test func `Ctrl-C gives the prompt back where the git of a workspace hangs, and says so before`() throws {
    let terminal = try program.terminal(variables: variables)
    try terminal.wait(for: "atelier>")
    terminal.type("workshop viper\r")
    let git = try hangingGit()
    try terminal.wait(for: "workshop… 2 s; Ctrl-C stops")
    terminal.type("\u{3}")
    try terminal.wait(for: "stopped")
    terminal.type("path\r")
    try terminal.wait(for: "no app is running yet")
    #expect(kill(git, 0) == -1)
  }
}
