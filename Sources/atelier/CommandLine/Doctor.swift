import ArgumentParser
import Foundation
import Shell
import TerminalText

/// `atelier doctor`: whether this machine has what the shell needs, and what to do where it has not.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say whether this machine has what the shell needs, and what to do where it has not.",
    discussion: "Answers 1 if something is missing without which the shell does not work.")

  @Flag(help: "Answer in JSON.")
  var json = false

  @OptionGroup var colours: ColourOptions

  func run() throws {
    SignalPipe.install()
    TerminalOutput.use(colours.color)
    let check = MachineCheck(environment: ProcessInfo.processInfo.environment, executable: Program.executable)
    let report = check.report(width: SystemTerminal.width)
    TerminalOutput.standard.show(json ? Output(StyledText(try report.json)) : Output(report.text))
    if !report.isGood { throw ExitCode(Status.checkFailed.exitCode) }
  }
}
