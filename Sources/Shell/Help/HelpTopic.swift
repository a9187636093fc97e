import ShellText
import TerminalText

/// Something that `help` explains and that is no command.
struct HelpTopic: Sendable {
  /// What stands behind `help`: `goals`.
  let name: String
  /// Other words for it.
  var otherNames: [String] = []
  /// What it explains, in a few words.
  let summary: String
  /// What it says, in Markdown.
  let words: String
  /// What it lists, under a title: `goals` with where each holds.
  var list: List?
  /// What the shell shows in colours of its own, each in the colour that it is shown in.
  var samples: [Sample] = []
  /// What it says below that, in Markdown.
  var remarks = ""
  /// What to type, each accepted by the shell.
  var examples: [Example] = []

  /// Things with a word on each.
  struct List: Sendable {
    let title: String
    let rows: [Candidate]
  }

  /// Something as the shell shows it, and what it means.
  struct Sample {
    let text: String
    /// How `set accessible on` says it, if not in the same way.
    var spoken: String?
    let style: TextStyle
    let meaning: String
  }

  /// Whether a word stands for the topic; upper and lower case are equal.
  func isCalled(_ word: String) -> Bool { ([name] + otherNames).contains(word.lowercased()) }

  /// What it says, set for a terminal.
  func text(display: Display) -> StyledText {
    let help = HelpText(display: display)
    func markdown(_ text: String) -> StyledText? {
      text.isEmpty ? nil : LessonText(display: display).markdown(MarkdownDocument(parsing: text).blocks)
    }
    let head: StyledText = "\(name, .heading)  \(summary)"
    let list = list.map { list in help.list(list.title, list.rows.map { ($0.text, $0.meaning) }) }
    let shown =
      samples.isEmpty
      ? nil
      : help.list("shown as", samples.map { (display.isAccessible ? $0.spoken ?? $0.text : $0.text, $0.meaning) }) {
        samples[$0].style
      }
    let lines = examples.isEmpty ? nil : help.list("examples", examples.map { ($0.line, $0.meaning) })
    return [head, markdown(words), list, shown, markdown(remarks), lines].compactMap(\.self).joined(separator: "\n\n")
  }
}
