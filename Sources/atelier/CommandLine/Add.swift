import ArgumentParser
import Foundation
import Shell

/// `atelier add`: takes lessons and workshops from elsewhere, once the person has seen what they are.
struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add lessons and workshops from a folder or a git repository.",
    discussion: """
      The source has a folder Lessons, a folder Workshops, or both. They are copied; what they are and what they will \
      compile and run is shown, and nothing of them is compiled or run before somebody says y. They are listed as not \
      ours. `atelier check <folder>` looks for mistakes in lessons.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("A folder, or the address of a git repository.", valueName: "source"))
  var source: String

  @ArgumentParser.Option(
    name: .customLong("as"),
    help: ArgumentHelp("What to call it; otherwise the last part of the source.", valueName: "name"))
  var name: String?

  @Flag(help: "Add it without asking.")
  var yes = false

  @OptionGroup var colours: ColourOptions

  func run() throws {
    TerminalOutput.use(colours.color)
    let isInteractive = SystemTerminal.isInteractive
    let program = try Program(isInteractive: false)
    defer { program.end() }
    let offer: AdditionOffer
    do throws(AdditionError) {
      offer = try AdditionOffer(
        of: source, as: name, to: Additions(folder: program.folders.additions), in: program.session)
    } catch {
      throw ProgramError.addition(error)
    }
    TerminalOutput.standard.show(Output(offer.text))
    guard yes || isInteractive else {
      offer.decline()
      throw ValidationError("nobody is at a terminal to ask; `--yes` adds it without asking")
    }
    guard yes || Self.isWanted(offer.name) else {
      offer.decline()
      return TerminalOutput.standard.say("nothing was added")
    }
    do throws(AdditionError) {
      try offer.accept()
    } catch {
      throw ProgramError.addition(error)
    }
    TerminalOutput.standard.say("\(offer.name) is added: `lessons` and `workshop` in the shell list what it has")
    TerminalOutput.standard.say("`atelier remove \(offer.name)` takes it away again")
  }

  /// Asks, and waits for a line; only y and yes agree.
  private static func isWanted(_ name: String) -> Bool {
    TerminalOutput.standard.ask("add \(name)? [y/N] ")
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    return answer == "y" || answer == "yes"
  }
}
