import LessonKit
import ShellText
import TerminalText

/// Sets what a workshop's page says of a step.
struct GuideText {
  /// So much of a difference is shown within the page; `diff` shows the rest.
  private static let shownLines = 14

  let open: StepPlace
  let display: Display

  /// What fits a window: the idea, who does what, and the ways on.
  func arrival(done: Set<String>) -> StyledText {
    let prose = open.guide?.prose ?? []
    let idea = prose.prefix { if case .paragraph = $0.content { true } else { false } }.prefix(1)
    let table = prose.filter { if case .table = $0.content { true } else { false } }.prefix(1)
    let parts = [title, lesson.markdown(Array(idea)), lesson.markdown(Array(table)), ways(done: done, isWhole: false)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// `3 of 7  Use cases`, then all that the page says.
  func step(done: Set<String>) throws(ShellError) -> StyledText {
    let lesson = LessonText(display: display)
    var parts: [StyledText] = [title]
    var prose: [MarkdownBlock] = []
    func endProse() {
      if !prose.isEmpty { parts.append(lesson.markdown(prose)) }
      prose = []
    }
    for part in open.guide?.parts ?? [] {
      switch part {
      case .prose(let block): prose.append(block)
      case .difference(let name):
        endProse()
        if let text = try difference(of: name) { parts.append(text) }
      case .cost(let change, _):
        endProse()
        let cost = try ChangeCost(of: change, in: open.peers)
        parts.append(ChangeCostText(cost, here: open.wiring.name, display: display).text)
      }
    }
    endProse()
    parts.append(ways(done: done, isWhole: true))
    return parts.joined(separator: "\n\n")
  }

  /// The number and the name of the step.
  var title: StyledText {
    let count = "\(open.index) of \(open.steps.count - 1)"
    return "\(count, .quiet)  \(open.step.step?.id ?? "", .heading)  \(open.id, .quiet)"
  }

  /// What there is to do next.
  ///
  /// - Parameter isWhole: whether the whole page stands above it.
  private func ways(done: Set<String>, isWhole: Bool) -> StyledText {
    var lines: [StyledText] = []
    for exercise in open.guide?.exercises ?? [] {
      let isDone = done.contains(exercise.id)
      let mark: StyledText = isDone ? lesson.mark(true) : display.isAccessible ? "to do: " : "\("□", .accent) "
      lines.append(mark + StyledText(marking: "\(exercise.title): `exercise \(exercise.id)`"))
    }
    let step = open.next == nil ? "; this is the finished app, and `step prev` goes back" : ", `step next` goes on"
    let page = isWhole ? "" : "`step` reads the whole page, "
    lines.append(
      StyledText(marking: "\(page)`diff` shows what has changed\(step)").styled(.quiet)
        .wrapped(for: display, indentation: 0))
    return lines.joined(separator: "\n")
  }

  private var lesson: LessonText { LessonText(display: display) }

  /// What differs from the step before in a type or file; nil at the first step.
  private func difference(of name: String) throws(ShellError) -> StyledText? {
    guard open.index > 0 else { return nil }
    let (old, new) = (try open.steps[open.index - 1].texts(), try open.step.texts())
    let text = SourceDifferenceText(SourceDifference(from: old, to: new, of: name), display: display).text
    let lines = text.lines
    guard lines.count > Self.shownLines + 2 else { return text }
    let rest = "… \(lines.count - Self.shownLines) more lines: `diff --of \(name)`"
    return lines.prefix(Self.shownLines).joined(separator: "\n") + "\n" + StyledText(marking: rest).styled(.quiet)
  }
}
