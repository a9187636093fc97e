import Grammar
import ShellText
import TerminalText

/// Says what a word of the wirings means, and what others call it.
struct GlossaryCommand: Command {
  let name = "glossary"
  let group = CommandGroup.learning
  let summary = "put the wirings' words beside those you know"
  let arguments = [Argument("term", .optional, isText: true)]
  let options = [Option.json]
  let examples = [Example("glossary BehaviorRelay", "what it is called here")]
  let discussion = """
    The words of RxSwift, Swinject, Dip, DITranquillity and UIKit, and of each wiring's article, are found as well as \
    ours.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let glossary = Glossary.standard
    guard let term = invocation.argument(0) else {
      let rows = glossary.entries.map { [StyledText($0.term, .accent), Self.counterparts(of: $0)] }
      let end = StyledText(marking: "`glossary <term>` says what one means").styled(.quiet)
      let text = TextTable(rows: rows, width: display.lineLength).fittedText + "\n" + end
      return Output(text, json: glossary.entries)
    }
    let entries = glossary.entries(for: term)
    guard !entries.isEmpty else { throw .unknownTerm(term, nearest: glossary.nearest(to: term)) }
    let rows = entries.map { entry in
      [StyledText(entry.term, .accent), StyledText(entry.meaning), StyledText(Self.elsewhere(entry), .quiet)]
    }
    return Output(TextTable(rows: rows, width: display.lineLength).fittedText, json: entries)
  }

  /// What others call a word, or what it means where they have none for it.
  private static func counterparts(of entry: Glossary.Entry) -> StyledText {
    entry.elsewhere.isEmpty ? StyledText(entry.meaning, .quiet) : StyledText(elsewhere(entry))
  }

  /// `RxSwift: BehaviorRelay, BehaviorSubject`.
  private static func elsewhere(_ entry: Glossary.Entry) -> String {
    entry.elsewhere.map { "\($0.origin): \($0.words.joined(separator: ", "))" }.joined(separator: "; ")
  }
}
