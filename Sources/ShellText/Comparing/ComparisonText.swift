import Grammar
import StageProtocol
import TerminalText

/// Shows a comparison: who decided, figures side by side, the calls aligned by layer; or wiring by wiring for those who
/// listen, and where there is no room for columns.
public struct ComparisonText {
  private let comparison: WiringComparison
  private let display: Display
  private let showsDetails: Bool

  /// Shows a comparison.
  ///
  /// - Parameter showsDetails: whether objects, references and files are listed, and not only counted.
  public init(_ comparison: WiringComparison, display: Display, showsDetails: Bool) {
    self.comparison = comparison
    self.display = display
    self.showsDetails = showsDetails
  }

  /// The comparison, one part after the other.
  public var text: StyledText {
    let labels = Self.figures.map(\.label)
    let steps = StepText(comparison, labels: labels, width: display.width)
    let table = steps.table ?? SideBySide(labels: labels, count: comparison.wirings.count, width: display.width)
    let isList = display.isAccessible || !table.fits
    // What most people ask for comes first: the calls alone may be longer than a window.
    var parts: [StyledText] = isList ? [] : [decisions]
    parts.append((screens + failures).joined(separator: "\n"))
    parts += isList ? [list] : [figures(in: table), steps.text]
    if showsDetails { parts.append(details) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: Side by side

  private static let figures: [(label: String, text: @Sendable (ComparedWiring.Effect) -> String)] = [
    ("calls", { "\($0.callCount)" }),
    ("made", { "\($0.trace.createdTypes?.count ?? 0)" }),
    ("gone", { "\($0.trace.freedTypes?.count ?? 0)" }),
    ("edges", { "+\($0.addedEdges.count) −\($0.removedEdges.count)" }),
    ("files", { "\($0.files.count)" }),
  ]

  private func figures(in table: SideBySide) -> StyledText {
    if effects.isEmpty { return StyledText() }
    let wirings = comparison.wirings
    let heads = table.text(SideBySide.Row(label: "", cells: wirings.map { StyledText($0.name, .bold) }))
    let rows = Self.figures.map { figure in
      table.text(
        SideBySide.Row(
          label: figure.label, cells: wirings.map { $0.effect.map { StyledText(figure.text($0)) } ?? "–" }))
    }
    return ([heads] + rows).joined(separator: "\n")
  }

  private var decisions: StyledText {
    let decided = effects.compactMap { name, effect in effect.decision.map { (name, $0) } }
    guard !decided.isEmpty else { return StyledText() }
    let lines = decided.flatMap { name, decision in
      let words: StyledText = "\(decision.type, .accent)\(", in \(decision.member)", .quiet)"
      return NamedLines(name: name, among: decided.map(\.0), width: display.width).lines([words])
    }
    return (["\("who decides where to go", .heading)"] + lines).joined(separator: "\n")
  }

  private var effects: [(name: String, effect: ComparedWiring.Effect)] {
    comparison.wirings.compactMap { wiring in wiring.effect.map { (wiring.name, $0) } }
  }

  // MARK: Wiring by wiring

  private var list: StyledText { effects.map(entry).joined(separator: "\n\n") }

  private func entry(_ name: String, _ effect: ComparedWiring.Effect) -> StyledText {
    let trace = effect.trace
    var lines: [StyledText] = [
      "\(name, .bold)",
      "  \(effect.callCount.counted("call")) in \(effect.files.count.counted("file"))",
      "  \((trace.createdTypes?.count ?? 0).counted("object")) made, \(trace.freedTypes?.count ?? 0) gone",
      "  \(effect.addedEdges.count.counted("reference")) added, \(effect.removedEdges.count) taken away",
    ]
    if let decision = effect.decision { lines.append("  \(decision.type) decides, in \(decision.member)") }
    let steps = LayerStep.steps(of: trace)
    for (index, step) in steps.enumerated() {
      let calls = step.calls.map { $0.path(within: 60) }.joined(separator: ", ")
      lines.append("  \("\(index + 1).", .quiet) \(step.layer.rawValue): \(calls)")
    }
    return lines.flatMap { line in
      line.wrapped(to: max(display.width - 4, 16)).enumerated().map {
        $0.offset == 0 ? $0.element : "     " + $0.element
      }
    }
    .joined(separator: "\n")
  }

  // MARK: Beside both

  private var details: StyledText {
    let sections: [(String, (ComparedWiring.Effect) -> [String])] = [
      ("made", { $0.trace.createdTypes ?? [] }), ("gone", { $0.trace.freedTypes ?? [] }),
      ("edges added", { $0.addedEdges.map(\.words) }), ("edges taken away", { $0.removedEdges.map(\.words) }),
      ("files", { $0.files }),
    ]
    return sections.map { title, names in
      let lines = effects.map { DetailLine(name: $0.name, items: names($0.effect), width: display.width).text }
      return (["\(title, .heading)"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private var screens: [StyledText] {
    guard effects.count > 1, let usual = comparison.usualScreen else { return [] }
    let differences = comparison.differences
    let place = usual.path.joined(separator: " ")
    if differences.isEmpty { return ["\("screens equal", .good)" + StyledText(place.isEmpty ? "" : ": \(place)")] }
    return differences.map { name, screen in
      let table = ScreenDifferenceTable(usual, screen, name: "most", otherName: name)
      return "\(name): \("the screen differs", .warning)\n" + table.text
    }
  }

  private var failures: [StyledText] {
    comparison.failures.flatMap { name, reason in
      let text = StyledText(marking: reason)
      let named = reason.hasPrefix(name) ? text : "\(name, .bold): " + text
      return named.lines.map { $0.wrapped(for: display, indentation: 2) }
    }
  }
}
