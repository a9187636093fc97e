import TerminalText

/// Lists the wirings.
struct WiringsCommand: Command {
  let name = "wirings"
  let group = CommandGroup.app
  let summary = "list the wirings of the app"
  let options = [Option.json]

  /// The form of `wirings --json`.
  private struct Entry: Encodable {
    let name: String
    let title: String?
    let architecture: String?
    let folder: String
    let current: Bool
  }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let current = session.app?.wiring
    let wirings = session.wirings.wirings + (current.map { session.wirings.wirings.contains($0) ? [] : [$0] } ?? [])
    guard !wirings.isEmpty else {
      return Output(StyledText(marking: "there are no wirings here; `switch <folder>` runs app code of your own"))
    }
    let rows = wirings.map { wiring -> [StyledText] in
      let isCurrent = wiring == current
      let note = isCurrent ? "on the stage" : ""
      return [
        StyledText(wiring.name, isCurrent ? [.bold, .accent] : .accent),
        StyledText(wiring.title ?? wiring.folder.path), StyledText(note, .good),
      ]
    }
    let entries = wirings.map {
      Entry(
        name: $0.name, title: $0.title, architecture: $0.architecture, folder: $0.folder.path, current: $0 == current)
    }
    return try Output(TextTable(rows: rows).text, json: entries)
  }
}
