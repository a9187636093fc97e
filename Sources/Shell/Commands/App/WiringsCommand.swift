import ShellText
import TerminalText

/// Lists the wirings, and what can be counted of them.
struct WiringsCommand: Command {
  let name = "wirings"
  let group = CommandGroup.app
  let dependsOnMoment = false
  let summary = "list the wirings of the app, and their numbers"
  let options = [Self.compile, FigureForm.option, .json]
  let discussion = """
    Lines are those with code on them. Types are classes, structs, enums and actors; of a screen, those in the folder \
    with its name, on average. What the wirings share is not counted. Objects and edges are those of `graph` right after \
    the launch; they are counted in the running app, so that they are known once a wiring was compiled. Tests are the \
    unit tests that `test` runs.
    """

  /// The form of `wirings --json`.
  private struct Entry: Encodable {
    let name: String
    let title: String?
    let architecture: String?
    let folder: String
    let current: Bool
    let tests: Int?
    let numbers: WiringNumbers
  }

  private static let compile = Option("compile", "count the objects of those too that were never compiled")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let app = session.appSession
    let current = app.app?.wiring
    let known = app.wirings.wirings + app.wirings.imports
    let wirings = known + (current.map { known.contains($0) ? [] : [$0] } ?? [])
    guard !wirings.isEmpty else {
      return Output(StyledText(marking: "there are no wirings here; `switch <folder>` runs app code of your own"))
    }
    var numbers: [WiringNumbers] = []
    for wiring in wirings {
      numbers.append(try app.numbers(of: wiring, compiling: invocation.has(Self.compile)))
    }
    let tests = wirings.map { session.unitTests?.count(of: $0) }
    let entries = wirings.indices.map { index in
      let wiring = wirings[index]
      return Entry(
        name: wiring.name, title: wiring.title, architecture: wiring.architecture, folder: wiring.folder.path,
        current: wiring == current, tests: tests[index], numbers: numbers[index])
    }
    let table = WiringNumbersText(
      zip(wirings.map(\.name), numbers).map { (name: $0, numbers: $1) }, display: display)
    if let form = try FigureForm.asked(by: invocation) { return form.output(table.figureTable(tests: tests)) }
    var text = Self.list(Array(zip(wirings, tests)), current: current, display: display) + "\n\n" + table.text
    if numbers.contains(where: { $0.ownership == nil }) {
      text += "\n" + StyledText(marking: "`wirings --compile` counts the objects and edges that are not known yet")
    }
    return Output(text, json: entries)
  }

  private static func list(
    _ wirings: [(wiring: Wiring, tests: Int?)], current: Wiring?, display: Display
  ) -> StyledText {
    let rows = wirings.map { wiring, tests -> [StyledText] in
      let isCurrent = wiring == current
      return [
        StyledText(wiring.name, isCurrent ? [.bold, .accent] : .accent),
        StyledText(wiring.title ?? wiring.folder.path)
          + StyledText(tests.map { "  \($0.counted("unit test"))" } ?? "", .quiet)
          + StyledText(isCurrent ? "  on the stage" : "", .good),
      ]
    }
    return TextTable(rows: rows, width: display.lineLength).text
  }
}
