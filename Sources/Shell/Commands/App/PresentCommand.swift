/// Presents the module of a route.
struct PresentCommand: EventCommand {
  let name = "present"
  let summary = "present the screen of a route"
  let arguments = [Argument("route", from: .routes)]
}
