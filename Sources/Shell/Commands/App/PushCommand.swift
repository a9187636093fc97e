/// Pushes the module of a route.
struct PushCommand: EventCommand {
  let name = "push"
  let summary = "push the screen of a route"
  let arguments = [Argument("route", from: .routes)]
}
