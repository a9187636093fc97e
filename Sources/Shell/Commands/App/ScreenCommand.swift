/// Shows the screen.
struct ScreenCommand: AppCommand {
  let name = "screen"
  let group = CommandGroup.app
  let summary = "show the screen as it is now"
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: AppSession, settings: Settings) throws(ShellError) -> Output {
    let screen = try session.ask(.screen)
    return Output(ScreenText(settings: settings).text(for: screen), json: screen)
  }
}
