import ShellText

/// Explains the commands.
struct HelpCommand: Command {
  let name = "help"
  let otherNames = ["?", "man"]
  let group = CommandGroup.session
  let summary = "list the commands, or explain one"
  let arguments = [Argument("command", .optional, from: .commands)]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let help = HelpText(display: display)
    guard let name = invocation.argument(0) else { return Output(help.overview(of: session.commands)) }
    return Output(help.text(for: try session.commands.command(name)))
  }
}
