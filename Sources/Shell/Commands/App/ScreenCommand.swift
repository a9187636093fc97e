import ShellText

/// Shows the screen.
struct ScreenCommand: AppCommand {
  let name = "screen"
  let group = CommandGroup.app
  let summary = "show the screen as it is now"
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let screen = try session.ask(.screen)
    return Output(ScreenText(display: display).text(for: screen), json: screen)
  }
}
