/// Follows a link.
struct OpenCommand: EventCommand {
  let name = "open"
  let summary = "follow a link"
  let arguments = [Argument("route", from: .routes)]
  let examples = [
    Example("open User:7", "leads to the screen of the person 7"),
    Example("open atelier://User:7", "the same, as another app would write it"),
  ]
  let discussion = "The app decides how the screen is shown. `routes` lists where links can lead."
}
