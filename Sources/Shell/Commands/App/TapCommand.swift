/// Taps what shows a text.
struct TapCommand: EventCommand {
  let name = "tap"
  let otherNames = ["click", "press"]
  let summary = "tap a button, a row, a banner or an alert's answer"
  let arguments = [Argument("text", from: .tappable, isText: true)]
  let examples = [
    Example("tap \"Sign Out\"", "taps the button Sign Out")
  ]
  let discussion = "The text is looked for as it is, then in any case. Only what is visible and enabled can be tapped."
}
