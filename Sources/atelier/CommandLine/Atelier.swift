import ArgumentParser
import Foundation
import Shell

/// The program's command line.
@main
struct Atelier: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atelier",
    abstract: "App architecture, taken apart: one small app in several architectures, driven from a shell.",
    discussion: """
      Without a command it opens the shell, or, when standard input is not a terminal, carries out the \
      commands that come from there. Exit codes: 0 done, 1 a check failed, 2 wrong use, 3 a script failed.
      """,
    version: "0.1.0",
    subcommands: [Open.self, RunScript.self, Check.self],
    defaultSubcommand: Open.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// The parser's own exit codes are not those of the shell: whatever was written wrongly answers 2.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    let isClean = code.isSuccess
    if !message.isEmpty {
      (isClean ? FileHandle.standardOutput : .standardError).write(Data((message + "\n").utf8))
    }
    Foundation.exit(error is ExitCode || isClean ? code.rawValue : Status.wrongUse.exitCode)
  }
}
