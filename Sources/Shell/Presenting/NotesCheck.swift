import Grammar
import LessonKit
import Rules
import TerminalText

/// Holds the notes of a step to its code: what stands between backticks is a command, a name of the workshop's, or Swift
/// whose names are in the code of this step or of the one before.
struct NotesCheck {
  private let guide: StepGuide
  private let place: StepPlace
  private let session: Session

  init(of guide: StepGuide, at place: StepPlace, in session: Session) {
    (self.guide, self.place, self.session) = (guide, place, session)
  }

  /// What the notes name and there is not.
  var problems: [WorkshopProblem] {
    get throws(ShellError) {
      let spans = guide.notes.flatMap(CodeSpan.spans)
      guard !spans.isEmpty else { return [] }
      let names = try self.names
      return spans.filter { !isKnown($0.text, in: names) }.map {
        WorkshopPlaceName(place.wiring).onPage($0.line, .note(step: guide.id, name: $0.text))
      }
    }
  }

  /// All words of the code of this step and of the one before, which is what a step is shown against.
  private var names: Set<Substring> {
    get throws(ShellError) {
      var names: Set<Substring> = []
      for index in [place.index - 1, place.index] where index >= 0 {
        for text in try place.steps[index].allTexts() { names.formUnion(Self.words(of: text)) }
      }
      return names
    }
  }

  private func isKnown(_ text: String, in names: Set<Substring>) -> Bool {
    let first = text.split(separator: " ").first.map(String.init) ?? text
    if session.commands.names.contains(first), session.commands.problem(in: text) == nil || first == text {
      return areThere(wiringsBehind: text)
    }
    if Self.programs.contains(first) || namesWiring(text) || ownNames.contains(text) { return true }
    if RuleCatalog.standard.entries.contains(where: { $0.id == text }) { return true }
    return Self.words(of: text).allSatisfy {
      $0.count == 1 || names.contains($0) || Self.swiftWords.contains(String($0))
    }
  }

  /// What the workshop calls its steps, variations and exercises.
  private var ownNames: [String] {
    place.steps.compactMap { $0.step?.id } + place.wiring.variations.map(\.name)
      + place.guides.values.flatMap { $0.exercises.map(\.id) }
  }

  /// What an instructor may run beside the shell.
  private static let programs: Set<String> = ["atelier", "git", "make", "swift"]

  /// Whether the wirings that a command is about are there.
  private func areThere(wiringsBehind text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.first == "switch", let wiring = words.dropFirst().first else { return true }
    return wiring.contains("/") || namesWiring(wiring)
  }

  private func namesWiring(_ text: String) -> Bool {
    let folder = session.appSession.folder
    return (try? session.appSession.wirings.wiring(text, relativeTo: folder)) != nil
  }

  /// The names and keywords in a text, numbers left out.
  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isNumber == false }
  }

  private static let swiftWords: Set<String> = [
    "any", "as", "async", "await", "case", "class", "defer", "deinit", "do", "else", "enum", "extension", "false",
    "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat",
    "return",
    "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while",
  ]
}

/// What stands between backticks in the notes, and where.
private struct CodeSpan {
  let text: String
  /// From 1, on the page.
  let line: Int

  /// Those of a block, listings left out.
  static func spans(in block: MarkdownBlock) -> [CodeSpan] {
    switch block.content {
    case .paragraph(let parts), .heading(_, let parts):
      var line = block.line
      return spans(in: parts, line: &line)
    case .quote(let blocks): return blocks.flatMap(spans)
    case .list(let list): return list.items.flatMap { $0.blocks.flatMap(spans) }
    case .table(let table):
      return ([table.header] + table.rows).flatMap { $0 }.flatMap { cell in
        var line = block.line
        return spans(in: cell, line: &line)
      }
    case .code, .thematicBreak, .html: return []
    }
  }

  private static func spans(in parts: [MarkdownInline], line: inout Int) -> [CodeSpan] {
    var found: [CodeSpan] = []
    for part in parts {
      switch part {
      case .code(let text): found.append(CodeSpan(text: text, line: line))
      case .softBreak, .hardBreak: line += 1
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(let inner, _),
        .image(let inner, _):
        found += spans(in: inner, line: &line)
      case .text, .html: break
      }
    }
    return found
  }
}
