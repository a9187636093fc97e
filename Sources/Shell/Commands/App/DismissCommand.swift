/// Swipes the presented screen away.
struct DismissCommand: EventCommand {
  let name = "dismiss"
  let summary = "swipe the presented screen away"
}
