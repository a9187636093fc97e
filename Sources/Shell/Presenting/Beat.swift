import LessonKit
import TerminalText

/// What a presentation does at once: it shows a part of a step's page, or runs a command of its demo.
enum Beat {
  case page([MarkdownBlock])
  /// What differs from the step before in a type or file.
  case difference(of: String)
  /// What a change costs here and in other workshops.
  case cost(of: String)
  case command(DemoCommand)

  /// The command; nil where something is shown.
  var command: DemoCommand? { if case .command(let command) = self { command } else { nil } }
}

/// A command of a demo, and what must hold after it.
struct DemoCommand {
  let line: ScriptLine
  let expectations: [ScriptLine]

  /// As it stands on the prompt.
  var text: String { line.text }
}

/// The beats of a step, in order. The first is always a part of the page, since a step begins by saying what it is about.
struct StepBeats {
  private(set) var all: [Beat] = []
  /// What must hold before the first command.
  let opening: [ScriptLine]

  /// - Parameters:
  ///   - guide: what the page says of the step; nil if it says nothing.
  ///   - isFirst: whether the step has none before it, and so no difference to it.
  init(of guide: StepGuide?, isFirst: Bool) {
    var open: [MarkdownBlock] = []
    for part in guide?.talk ?? [] {
      switch part {
      case .prose(let block):
        open.append(block)
        if block.leadsOn { continue }
        all.append(.page(open))
        open = []
      case .difference(let name):
        if !isFirst { all.append(.difference(of: name)) }
      case .cost(let change, _): all.append(.cost(of: change))
      }
    }
    if !open.isEmpty { all.append(.page(open)) }
    if case .page? = all.first {} else { all.insert(.page([]), at: 0) }
    let demo = guide?.demo ?? []
    opening = Array(demo.prefix { $0.isExpectation })
    var rest = demo.dropFirst(opening.count)
    while let line = rest.popFirst() {
      let expectations = Array(rest.prefix { $0.isExpectation })
      rest = rest.dropFirst(expectations.count)
      all.append(.command(DemoCommand(line: line, expectations: expectations)))
    }
  }

  var hasCommands: Bool { all.contains { $0.command != nil } }
}

extension MarkdownBlock {
  /// Whether it says nothing without the block below it: a heading, or a sentence that ends in a colon.
  fileprivate var leadsOn: Bool {
    switch content {
    case .heading: true
    case .paragraph(let words): words.plain.hasSuffix(":")
    default: false
    }
  }
}

extension ScriptLine {
  /// Whether it is an `expect` line, which an audience does not see.
  var isExpectation: Bool { text.split(separator: " ").first == "expect" }
}
