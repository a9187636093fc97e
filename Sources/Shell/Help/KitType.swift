import ShellText
import TerminalText

/// A type of ScreenKit, as somebody who writes an app wants to know it.
struct KitType: Sendable {
  /// `Switch`.
  let name: String
  /// What it is, in a few words.
  let summary: String
  /// How it is made and what it has, as its source declares it.
  let declarations: [String]
  /// Swift that compiles in a view controller.
  let example: String

  /// The declarations and the example, set for a terminal.
  func text(display: Display) -> StyledText {
    let markdown = """
      ```swift
      \(declarations.joined(separator: "\n"))
      ```

      For example:

      ```swift
      \(example)
      ```
      """
    return "\(name, .heading)  \(summary)\n\n"
      + LessonText(display: display).markdown(MarkdownDocument(parsing: markdown).blocks)
  }
}
