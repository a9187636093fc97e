import ArgumentParser
import Foundation
import Platform
import Shell

/// The program's command line; without a subcommand, the shell itself.
@main
struct Atelier: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atelier",
    abstract: "App architecture, taken apart: one small app in several architectures, driven from a shell.",
    discussion: """
      Without a subcommand it opens the shell, or, when standard input is not a terminal, carries out the \
      commands that come from there. Exit codes: 0 done, 1 a check failed, 2 wrong use, 3 a script failed.
      """,
    version: "0.1.0",
    subcommands: [
      RunScript.self, Check.self, Lint.self, LessonTools.self, Notes.self, Add.self, Added.self, Remove.self,
      Doctor.self, WriteRulePages.self,
    ])

  @ArgumentParser.Option(
    name: .customShort("c"), help: ArgumentHelp("Carry out these commands and end.", valueName: "commands"))
  var commands: String?

  @ArgumentParser.Option(help: ArgumentHelp("Take the lessons of this folder, and no others.", valueName: "folder"))
  var lessons: String?

  @OptionGroup var colours: ColourOptions

  func run() throws {
    TerminalOutput.use(colours.color)
    let lessons = lessons.map { URL(filePath: $0, directoryHint: .isDirectory) }
    if let lessons, (try? lessons.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true {
      throw ProgramError.noLessons(lessons.relativePath)
    }
    if let commands {
      throw try Program(isInteractive: false, lessons: lessons).run(script: commands, named: nil)
    }
    guard SystemTerminal.isInteractive else {
      let script = try StandardInput.text()
      throw try Program(isInteractive: false, lessons: lessons).run(script: script, named: "standard input")
    }
    try MainActor.assumeIsolated { try InteractiveShell(Program(isInteractive: true, lessons: lessons)).run() }
  }

  static func main() {
    StandardDescriptors.fill()
    do {
      var command = try parseAsRoot(ProgramArguments(CommandLine.arguments.dropFirst()).words)
      do {
        try command.run()
      } catch let error as ValidationError {
        throw WrongUse(error, of: type(of: command))
      }
    } catch {
      end(with: error)
    }
  }

  /// The parser's own exit codes are not those of the shell: whatever was written wrongly answers 2.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    var message = error is ProgramError || error is WrongUse ? "\(error)" : fullMessage(for: error)
    if !code.isSuccess, !(error is ProgramError), let inside = InsideCommand(Array(CommandLine.arguments.dropFirst())) {
      message += "\n\(inside)"
    }
    if !message.isEmpty {
      let output = TerminalOutput.standard
      if code.isSuccess { output.pass(message + "\n") } else { output.complain(message) }
    }
    switch error {
    case let error as ProgramError: Foundation.exit(error.status.exitCode)
    case let code as ExitCode: Foundation.exit(code.rawValue)
    default: Foundation.exit(code.isSuccess ? code.rawValue : Status.wrongUse.exitCode)
    }
  }
}
