/// Lets virtual time pass.
struct WaitCommand: EventCommand {
  let name = "wait"
  let summary = "let time pass for the app"
  let arguments = [Argument("duration")]
  let examples = [
    Example("wait 500ms", "half a second"),
    Example("wait 2s", "two seconds"),
  ]
  let discussion = "The time is the app's own: nobody has to wait for it."
}
