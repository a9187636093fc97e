/// Shows the screen.
struct ScreenCommand: Command {
  let name = "screen"
  let group = CommandGroup.app
  let summary = "show the screen as it is now"
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let screen = try session.ask(.screen)
    return Output(ScreenText(settings: session.settings).text(for: screen), json: screen)
  }
}
