/// Goes back one screen.
struct BackCommand: EventCommand {
  let name = "back"
  let summary = "go back one screen"
}
