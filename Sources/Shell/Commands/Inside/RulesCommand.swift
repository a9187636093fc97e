import Foundation
import Rules
import ShellText
import TerminalText

/// Says where the app's code does not keep to its architecture's rules, or explains one of them.
struct RulesCommand: Command {
  let name = "rules"
  let group = CommandGroup.inside
  let dependsOnMoment = false
  let summary = "check the app against its architecture's rules"
  let arguments = [Argument("rule", .optional, from: .rules)]
  let options = [Self.list, .json]
  let examples = [
    Example("rules", "every finding, with its line and how to fix it"),
    Example("rules VI-3", "what the rule asks for, why, how, and an example of each"),
  ]
  let discussion = """
    What is checked is the code of the current app, with its variation, and what the app has done \
    so far: who called whom, what came and went, and what is on display now. `atelier lint <folder>` checks any other \
    Swift code.
    """

  private static let list = Option("list", "name the rules that apply, or all without an app")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let id = invocation.argument(0) { return try page(of: id, in: session.rulePages, display: display) }
    let app = session.appSession.app
    if invocation.has(Self.list), app == nil { return list(RuleCatalog.standard.entries, display: display) }
    guard !session.appSession.isHunting else { throw .hunt(.givesAway(command: name)) }
    let checked = try session.appSession.rules()
    if invocation.has(Self.list) { return list(checked.rules, display: display) }
    let text = RulesText(display: display)
      .text(for: checked, of: app?.wiring.name ?? "", after: app?.log.events ?? [])
    let output = Output(text, json: checked.findings)
    return checked.isClean ? output : output.with(.checkFailed)
  }

  private func list(_ rules: [RuleCatalog.Entry], display: Display) -> Output {
    Output(RulesText(display: display).list(rules), json: rules.map(ListedRule.init))
  }

  /// The form of `rules <rule> --json`.
  private struct Page: Encodable {
    let id: String
    let title: String
    let architecture: String?
    let markdown: String
  }

  /// The form of `rules --list --json`.
  private struct ListedRule: Encodable {
    let id: String
    let title: String
    /// Whether it shows in code.
    let isRead: Bool
    /// Whether it shows in what an app does.
    let isRun: Bool

    init(_ entry: RuleCatalog.Entry) {
      id = entry.id
      title = entry.title
      isRead = entry.isRead
      isRun = entry.isRun
    }
  }

  private func page(of id: String, in pages: URL?, display: Display) throws(ShellError) -> Output {
    guard let rule = RuleCatalog.standard.rule(id) else {
      throw .rules(.unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id)))
    }
    let file = pages?.appending(path: "\(rule.id).md")
    guard let file, let markdown = try? String(contentsOf: file, encoding: .utf8) else {
      throw .unreadable(file: file?.path ?? "\(rule.id).md", reason: "the page is not there")
    }
    let page = Page(id: rule.id, title: rule.title, architecture: rule.architecture?.rawValue, markdown: markdown)
    return Output(LessonText(display: display).markdown(MarkdownDocument(parsing: markdown).blocks), json: page)
  }
}

extension Output {
  /// A page in Markdown, such as a rule's, laid out for a window.
  ///
  /// - Parameter width: how many columns the window shows.
  public static func page(of markdown: String, width: Int) -> Output {
    let display = Display(width: width, isInteractive: true)
    return Output(LessonText(display: display).markdown(MarkdownDocument(parsing: markdown).blocks))
  }
}
