import ArgumentParser
import Foundation
import Shell

/// `atelier remove`: takes away lessons and workshops that were added.
struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove lessons and workshops that were added.",
    discussion: "What was done in them stays: progress, and the workspaces with one's own code.")

  @ArgumentParser.Argument(help: ArgumentHelp("As `atelier added` lists it.", valueName: "name"))
  var name: String

  func run() throws {
    let additions = Additions(folder: Folders(environment: ProcessInfo.processInfo.environment).additions)
    do throws(AdditionError) {
      try additions.remove(name)
    } catch {
      throw ProgramError.addition(error)
    }
    TerminalOutput.standard.say("\(name) is removed; what was done in it stays")
  }
}
