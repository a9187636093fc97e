/// Flips a switch.
struct ToggleCommand: EventCommand {
  let name = "toggle"
  let summary = "flip a switch"
  let arguments = [Argument("switch", from: .switches, isText: true)]
}
