import Shell
import ShellText

/// Answers with its arguments.
struct EchoCommand: Command {
  let name = "echo"
  let group = CommandGroup.session
  let summary = "say it"
  let arguments = [Argument("word", .repeated)]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    Output("\(invocation.arguments.joined(separator: "|"))")
  }
}

extension CommandList {
  /// Nothing but `echo`.
  static let echo = CommandList([EchoCommand()])
}
