import Grammar
import LessonKit
import TerminalText

/// All ideas, each with the lesson that shows it: what lessons teach, and the words of the glossary.
struct LessonReference {
  /// One idea.
  struct Entry: Encodable, Hashable {
    /// The idea, in words: `protocol composition`.
    let idea: String
    /// What it means, in the words of the glossary; nil if it has none.
    let meaning: String?
    /// The number of the lesson, as `lesson` takes it; nil if no lesson speaks of it.
    let number: Int?
    let lesson: String?
  }

  /// In alphabetical order.
  let entries: [Entry]

  init(of curriculum: Curriculum, glossary: Glossary) {
    let lessons = curriculum.lessons
    var entries: [Entry] = []
    for idea in LessonMap(of: curriculum).ideas {
      let words = idea.name.split(separator: "-").joined(separator: " ")
      let known = glossary.entries.first { $0.term.lowercased() == words }
      entries.append(
        Entry(
          idea: known?.term ?? words, meaning: known?.meaning, number: idea.lesson + 1, lesson: lessons[idea.lesson].id)
      )
    }
    let taught = Set(entries.map(\.idea))
    let texts = lessons.map { lesson in lesson.words }
    for entry in glossary.entries where !taught.contains(entry.term) {
      let place = texts.firstIndex { $0.mentions(entry.term.lowercased()) }
      entries.append(
        Entry(
          idea: entry.term, meaning: entry.meaning, number: place.map { $0 + 1 }, lesson: place.map { lessons[$0].id }))
    }
    self.entries = entries.sorted { ($0.idea.lowercased(), $0.idea) < ($1.idea.lowercased(), $1.idea) }
  }
}

extension Lesson {
  /// What it says, in lower case.
  fileprivate var words: String {
    let steps = steps.flatMap { [$0.title] + ($0.prose + $0.closing).map(\.plain) }
    return ([title] + introduction.map(\.plain) + steps).joined(separator: "\n").lowercased()
  }
}

extension MarkdownBlock {
  /// Its words; listings have none.
  fileprivate var plain: String {
    switch content {
    case .paragraph(let parts), .heading(_, let parts): parts.plain
    case .list(let list): list.items.flatMap(\.blocks).map(\.plain).joined(separator: "\n")
    case .quote(let blocks): blocks.map(\.plain).joined(separator: "\n")
    case .table(let table): (table.header + table.rows.flatMap(\.self)).map(\.plain).joined(separator: "\n")
    case .code(_, let text): text
    case .thematicBreak, .html: ""
    }
  }
}

extension String {
  /// Whether words occur in the text that are not part of longer ones, unless of their plural.
  fileprivate func mentions(_ words: String) -> Bool {
    var rest = self[...]
    while let range = rest.range(of: words) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let behind = self[range.upperBound...].drop { $0 == "s" }.first
      if !(before?.isLetter ?? false), !(behind?.isLetter ?? false) { return true }
      rest = self[range.upperBound...]
    }
    return false
  }
}
