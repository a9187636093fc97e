import ArgumentParser
import Foundation
import Shell

/// `atelier added`: lists the lessons and workshops that were added.
struct Added: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the lessons and workshops that were added.")

  func run() throws {
    let additions = Additions(folder: Folders(environment: ProcessInfo.processInfo.environment).additions).all
    let output = TerminalOutput.standard
    if additions.isEmpty {
      return output.say("nothing was added; `atelier add <folder or git address>` adds lessons and workshops")
    }
    let width = additions.map(\.name.count).max() ?? 0
    for addition in additions {
      output.say("\(addition.name.padding(toLength: width, withPad: " ", startingAt: 0))  from \(addition.source)")
    }
  }
}
