import ArgumentParser
import Foundation

/// `atelier` and `atelier -c '…'`: the shell itself.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the shell, or carry out commands. (default)", shouldDisplay: false)

  @Option(name: .customShort("c"), help: ArgumentHelp("Carry out these commands and end.", valueName: "commands"))
  var commands: String?

  func run() throws {
    if let commands {
      throw try Program(isInteractive: false).run(script: commands, named: nil)
    }
    guard Terminal.isInteractive else {
      throw try Program(isInteractive: false).run(script: Self.standardInput(), named: "standard input")
    }
    try MainActor.assumeIsolated { try InteractiveShell(Program(isInteractive: true)).run() }
  }

  private static func standardInput() -> String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }
}
