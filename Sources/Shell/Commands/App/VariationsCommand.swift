import ShellText
import TerminalText

/// Lists the variations of the wirings.
struct VariationsCommand: AppCommand {
  let name = "variations"
  let group = CommandGroup.app
  let dependsOnMoment = false
  let summary = "list what can be broken in the wirings"
  let arguments = [Argument("wiring", .optional, from: .wirings)]
  let options = [Option.json]
  let examples = [Example("variations viper", "those of one wiring")]
  let discussion = """
    A variation replaces some files of a wiring. Most hold a mistake to find; a choice is another form that the \
    architecture allows, with its price. `switch <wiring> --variation \
    <name>` runs one.
    """

  /// The form of `variations --json`.
  private struct Entry: Encodable {
    let wiring: String
    let name: String
    let summary: String?
    let kind: Variation.Kind
    let folder: String
    let current: Bool
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    var wirings = session.wirings.wirings
    if let name = invocation.argument(0) {
      wirings = [try session.wirings.wiring(name, relativeTo: session.folder).base]
    }
    let current = session.app?.wiring
    let entries = wirings.flatMap { wiring in
      wiring.variations.map { variation in
        Entry(
          wiring: wiring.name, name: variation.name, summary: variation.summary, kind: variation.kind,
          folder: variation.folder.path,
          current: wiring == current?.base && variation == current?.variation)
      }
    }
    guard !entries.isEmpty else {
      let place = invocation.argument(0).map { "\($0) has" } ?? "there are"
      return Output("\(place) no variations", json: entries)
    }
    return Output(text(for: entries, display: display), json: entries)
  }

  private func text(for entries: [Entry], display: Display) -> StyledText {
    var last: String?
    let rows = entries.map { entry -> [StyledText] in
      // Those who listen cannot look up to the line that names the wiring.
      let wiring = display.isAccessible || entry.wiring != last ? entry.wiring : ""
      last = entry.wiring
      return [
        StyledText(wiring, .bold), StyledText(entry.name, entry.current ? [.bold, .accent] : .accent),
        [
          entry.kind == .choice ? StyledText("a choice:", .quiet) : StyledText(), StyledText(entry.summary ?? ""),
          entry.current ? StyledText("(on the stage)", .good) : StyledText(),
        ]
        .filter { !$0.isEmpty }.joined(separator: " "),
      ]
    }
    let end = StyledText(marking: "`switch <wiring> --variation <name>` runs one").styled(.quiet)
    return TextTable(rows: rows, width: display.lineLength).text + "\n" + end
  }
}
