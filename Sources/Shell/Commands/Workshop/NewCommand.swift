import ShellText
import TerminalText

/// Begins an app of one's own.
struct NewCommand: Command {
  let name = "new"
  let otherNames = ["create", "init", "scaffold"]
  let group = CommandGroup.workshop
  let summary = "begin an app of your own in a folder"
  let arguments = [Argument("folder", from: .folders)]
  let options = [Self.from]
  let examples = [
    Example("new ./mine", "one screen, to begin with"),
    Example("new ./mine --from viper", "a copy of the VIPER wiring"),
    Example("new ./mine --from viper+strong-view", "the same with one of its variations"),
  ]
  let discussion = """
    The code is in the folder's App, and around it is a package by which editors and `swift build` know the kit. It is put \
    on the stage, and each save is compiled and replayed; `switch <folder>` comes back to it. A folder that has files in it \
    is left as it is, unless `new` has made it: then `new` says to its package again where the kit is, as after a move to \
    another machine.
    """

  private static let from = Option("from", value: "wiring", from: .wirings, "with the code of a wiring")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let app = session.appSession
    let source = try invocation.value(of: Self.from).map { name throws(ShellError) in
      try app.wirings.wiring(name, relativeTo: app.folder)
    }
    let wiring = try session.workshops.makeOwnApp(at: invocation.arguments[0], from: source)
    let head = "your code is in `\(wiring.folder.path)`; `switch \(wiring.reference)` comes back to it"
    let outcome = try app.switchTo(wiring, isFresh: true)
    return .beforeScreen(.notice, StyledText(marking: head) + "\n" + outcome.text(display: display))
  }
}
