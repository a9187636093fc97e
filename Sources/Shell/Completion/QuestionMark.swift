import Grammar
import ShellText
import TerminalText

/// A `?` at the end of a command: it asks what could come there.
struct QuestionMark {
  /// Those between the command's name and the question mark.
  private let words: ArraySlice<Word>

  /// Nil if the words do not ask; within a text of many words, a question mark is part of it.
  init?(words: [Word], of command: some Command) {
    guard words.count > 1, let last = words.last, !last.isQuoted, last.text == "?" else { return nil }
    self.words = words.dropFirst().dropLast()
    if !self.words.isEmpty, command.arguments.last.map({ $0.presence.isRepeated && $0.source == .nothing }) == true {
      return nil
    }
  }

  /// What could come there, with a word on each; where that is any text, examples of it.
  func answer(about command: some Command, in session: Session, display: Display) -> StyledText {
    let place = WordPlace(after: words, of: command)
    let before = words.map(\.text)
    let offers = CompletionWords(session: session, before: before).offers(from: place.source)
    let help = HelpText(display: display)
    var parts: [StyledText] = ["\(command.usageWithoutOptions, .code)\n  \(command.summary)"]
    if !offers.isEmpty, let title = place.title {
      var seen: Set<Candidate> = []
      let rows = offers.filter { seen.insert($0).inserted }.map { ($0.text.asWord, $0.meaning) }
      parts.append(help.list(title, rows))
    }
    let options = place.others.filter { $0.text.hasPrefix("--") }
    if !options.isEmpty { parts.append(help.list("options", options.map { ($0.text, $0.meaning) })) }
    if offers.isEmpty, place.title != nil, !command.examples.isEmpty {
      parts.append(help.list("examples", command.examples.map { ($0.line, $0.meaning) }))
    }
    if place.title == nil, options.isEmpty { parts.append("  nothing more is written behind it") }
    return parts.joined(separator: "\n\n")
  }
}
