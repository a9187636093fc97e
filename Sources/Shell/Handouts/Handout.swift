import Foundation
import LessonKit
import TerminalText

/// What was typed and shown in a session, to be given to others.
struct Handout {
  /// A form in which it can be written.
  enum Form: String, CaseIterable {
    /// A page, which can be read and printed.
    case markdown
    /// A recording that asciinema plays: https://docs.asciinema.org/manual/asciicast/v2/
    case asciicast
  }

  let entries: [Transcript.Entry]
  /// How many older entries are not kept any more.
  let forgotten: Int
  /// The version of the shell; empty where nobody says.
  let version: String
  let moment: Date
  /// The window's columns and rows.
  let window: (columns: Int, rows: Int)
  let palette: Palette
  /// The folder that is written as `~`, since its name is often that of a person.
  let home: String

  /// The whole file.
  func text(as form: Form) throws(ShellError) -> String {
    switch form {
    case .markdown: MarkdownHandout(self).text
    case .asciicast: try AsciicastHandout(self).text
    }
  }

  /// The wirings that were on the stage, in the order in which they came there.
  var wirings: [String] {
    entries.compactMap(\.wiring).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A text without the name of the home folder.
  func masked(_ text: String) -> String {
    home.count > 1 ? text.replacing("\(home)/", with: "~/") : text
  }
}
