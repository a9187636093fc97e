import LessonKit
import TerminalText

/// The names of code that a step of a lesson speaks of.
struct Mentions: Hashable {
  /// How much each name matters.
  private var weights: [String: Int] = [:]

  /// No names.
  init() {}

  /// The names in the code of a step's text, and in its goals, which matter more.
  init(of step: LessonStep) {
    for name in step.prose.flatMap(\.codeWords).flatMap(Self.names) { weights[name] = 1 }
    for name in step.goals.flatMap({ Self.names(in: "\($0.goal)") }) { weights[name] = 3 }
  }

  /// How much a line matters: the sum of its names.
  func weight(of line: String) -> Int {
    guard !weights.isEmpty else { return 0 }
    return Set(Self.names(in: line)).reduce(0) { $0 + weights[$1, default: 0] }
  }

  /// The names of types and members: `UserPresenter`, `signOutTapped`. A word with one capital may be any word.
  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { name in
      name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase)
    }
  }
}

extension MarkdownBlock {
  /// What its text writes as code. Listings are left out: they name too much.
  fileprivate var codeWords: [String] {
    switch content {
    case .paragraph(let parts), .heading(_, let parts): parts.codeWords
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.codeWords)
    case .quote(let blocks): blocks.flatMap(\.codeWords)
    case .table(let table): (table.header + table.rows.flatMap(\.self)).flatMap(\.codeWords)
    case .code, .thematicBreak, .html: []
    }
  }
}

extension [MarkdownInline] {
  fileprivate var codeWords: [String] {
    flatMap { part -> [String] in
      switch part {
      case .code(let code): [code]
      case .emphasis(let parts), .strong(let parts), .strikethrough(let parts), .link(let parts, _): parts.codeWords
      case .text, .image, .softBreak, .hardBreak, .html: []
      }
    }
  }
}
