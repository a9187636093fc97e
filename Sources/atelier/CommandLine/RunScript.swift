import ArgumentParser
import Foundation
import Grammar
import Shell

/// `atelier run file.atl`: scripts and scenarios.
struct RunScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Carry out the commands of files, up to the first that fails.",
    discussion: """
      With --wirings each file is run on all of these, launched afresh, and every screen must be equal: the first \
      difference of each file is shown.
      """)

  @ArgumentParser.Option(
    help: ArgumentHelp("Run on these side by side: all, or names with commas between them.", valueName: "names"))
  var wirings: String?

  @Flag(help: "Show each command at the prompt before its answer.")
  var show = false

  @Flag(help: "The same in the shell, waiting for Enter before each.")
  var step = false

  @OptionGroup var report: ReportOptions

  @ArgumentParser.Argument(help: ArgumentHelp("The files; - stands for standard input.", valueName: "file"))
  var files: [String]

  @OptionGroup var colours: ColourOptions

  func run() throws {
    TerminalOutput.use(colours.color)
    if show || step { return try play() }
    let scenarios = try files.map(Self.scenario)
    let file = try report.file()
    let log = CheckLog("atelier run")
    let end = try Program(isInteractive: false).run(scenarios, wirings: wirings, log: log)
    try file?.write(log.report)
    throw end
  }

  /// Plays one file before an audience, as `run --show` and `run --step` do in the shell.
  private func play() throws {
    let option = step ? "--step" : "--show"
    guard files.count == 1, files[0] != "-", wirings == nil, report.junit == nil else {
      throw ValidationError("\(option) plays one file, and takes no other option; write `atelier run \(option) <file>`")
    }
    _ = try Self.scenario(files[0])
    let line = "run \(option) \(files[0].asWord)"
    guard step, SystemTerminal.isInteractive else {
      throw try Program(isInteractive: false).run(script: line, named: nil)
    }
    try MainActor.assumeIsolated { try InteractiveShell(Program(isInteractive: true)).run(beginningWith: line) }
  }

  private static func scenario(_ file: String) throws -> Scenario {
    if file == "-" { return Scenario(file: file, text: try StandardInput.text()) }
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    do throws(ShellError) {
      return try Scenario(file: file, relativeTo: here)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
