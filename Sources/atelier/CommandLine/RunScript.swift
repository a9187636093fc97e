import ArgumentParser
import Foundation

/// `atelier run file.atl`: a script or scenario.
struct RunScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Carry out the commands of a file, up to the first that fails.")

  @Argument(help: ArgumentHelp("The file; - stands for standard input.", valueName: "file"))
  var file: String

  func run() throws {
    let script: String
    if file == "-" {
      script = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    } else {
      do {
        script = try String(contentsOfFile: file, encoding: .utf8)
      } catch {
        throw ValidationError("\(file) cannot be read: \(error.localizedDescription)")
      }
    }
    throw try Program(isInteractive: false).run(script: script, named: file)
  }
}
