/// Delivers a notification.
struct NotifyCommand: EventCommand {
  let name = "notify"
  let summary = "deliver a notification that leads to a route"
  let arguments = [Argument("text", isText: true), Argument("route", from: .routes)]
  let examples = [
    Example("notify \"Bob says hi\" User:7", "a banner that leads to the person 7"),
    Example("tap \"Bob says hi\"", "follows it"),
  ]
  let discussion = "The banner goes away after 5 s of the app's time: `wait 5s` lets them pass."
}
