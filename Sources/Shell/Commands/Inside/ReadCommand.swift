import Grammar
import ShellText
import TerminalText

/// Shows the page of a wiring's workshop, set for the terminal.
struct ReadCommand: AppCommand {
  let name = "read"
  let group = CommandGroup.inside
  let dependsOnMoment = false
  let summary = "read what is written about a wiring"
  let arguments = [
    Argument("wiring", .optional, from: .wirings), Argument("part", .optional, from: .pageParts, isText: true),
  ]
  let options = [Option.json]
  let examples = [
    Example("read viper", "what its parts are, and what its page has besides"),
    Example("read viper \"who owns whom\"", "one part of the page"),
    Example("read viper router", "what it says of the step router"),
  ]
  let discussion = "Without a wiring, the page of the one on the stage. The page is the workshop's file workshop.md."

  /// The form of `read --json`.
  private struct Page: Encodable {
    let wiring: String
    let markdown: String
    let parts: [Heading]
  }

  private struct Heading: Encodable {
    let name: String
    let subject: String?
  }

  /// The form of `read <wiring> <part> --json`.
  private struct Part: Encodable {
    let wiring: String
    let name: String
    let subject: String?
    let markdown: String
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let wiring =
      if let name = invocation.argument(0) {
        try session.wirings.wiring(name, relativeTo: session.folder)
      } else {
        try session.requireApp().wiring
      }
    let page = try wiring.page
    let lesson = LessonText(display: display)
    guard let name = invocation.argument(1) else {
      let text = lesson.markdown(page.introduction)
      return Output(
        text + "\n\n" + contents(of: page, wiring: wiring.base.name, display: display),
        json: Page(
          wiring: wiring.base.name, markdown: page.introductionMarkdown,
          parts: page.parts.map { Heading(name: $0.name, subject: $0.subject) }))
    }
    guard let part = page.part(called: name) else {
      let names = page.parts.map(\.name)
      throw .noSuchPart(
        name, page: wiring.base.name, nearest: Spelling.nearest(to: name, among: names), known: names.map(\.asWord))
    }
    return Output(
      lesson.markdown(part.blocks),
      json: Part(wiring: wiring.base.name, name: part.name, subject: part.subject, markdown: part.markdown))
  }

  /// The parts of the page by what they are about, and how one is read.
  private func contents(of page: WorkshopReading, wiring: String, display: Display) -> StyledText {
    var titles: [String] = []
    var names: [String: [String]] = [:]
    for part in page.parts {
      let title = part.subject.map { "\($0)s" } ?? "also"
      if names[title] == nil { titles.append(title) }
      names[title, default: []].append(part.name.asWord)
    }
    let rows = titles.map { [StyledText($0, .quiet), StyledText((names[$0] ?? []).joined(separator: ", "))] }
    return TextTable(rows: rows, width: display.lineLength).text + "\n"
      + StyledText(marking: "`read \(wiring) <part>` reads one").styled(.quiet)
  }
}
