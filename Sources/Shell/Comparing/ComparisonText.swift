import Grammar
import StageProtocol
import TerminalText

/// Shows a comparison as a table with a column for each wiring, or wiring by wiring where there is no room for that.
struct ComparisonText {
  private static let shownRows = 40

  let comparison: WiringComparison
  let settings: Settings
  /// Whether the objects and files are listed, and not only counted.
  let showsDetails: Bool

  var text: StyledText {
    let table = SideBySide(labels: Self.labels, count: comparison.wirings.count, width: settings.width)
    let isList = settings.isAccessible || !table.fits
    var parts: [StyledText] = isList ? [list] : [figures(in: table), steps(in: table)]
    if showsDetails { parts.append(details) }
    parts.append((screens + failures).joined(separator: "\n"))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let labels = Layer.allCases.map(\.rawValue) + ["decides"]

  // MARK: Side by side

  private func figures(in table: SideBySide) -> StyledText {
    let wirings = comparison.wirings
    let heads = wirings.map { StyledText($0.wiring.name, .bold) }
    let rows: [(String, (ComparedWiring.Effect) -> StyledText)] = [
      ("calls", { "\($0.trace.calls.count + ($0.trace.omitted ?? 0))" }),
      ("made", { "\($0.trace.made?.count ?? 0)" }),
      ("gone", { "\($0.trace.gone?.count ?? 0)" }),
      ("edges", { StyledText(Self.edges($0)) }),
      ("files", { "\($0.files.count)" }),
      ("decides", { $0.decision.map { StyledText(table.short($0.type), .accent) } ?? "–" }),
      ("screen", { StyledText($0.screen.path.last ?? $0.screen.title) }),
    ]
    let lines = rows.map { label, cell in
      table.line(SideBySide.Row(label: label, cells: wirings.map { $0.effect.map(cell) ?? "–" }))
    }
    return ([table.line(SideBySide.Row(label: "", cells: heads))] + lines).joined(separator: "\n")
  }

  private func steps(in table: SideBySide) -> StyledText {
    let rows = comparison.alignment.rows
    var lines = rows.prefix(Self.shownRows).map { row in
      let cells = row.steps.map { step in StyledText(step.map { Self.words(for: $0, in: table) } ?? "") }
      return table.line(SideBySide.Row(label: row.layer.rawValue, cells: cells))
    }
    let hidden = rows.count - lines.count
    if hidden > 0 { lines.append(StyledText("… and \(hidden.counted("more step"))", .dim)) }
    return lines.joined(separator: "\n")
  }

  /// The first type, and how many more there are.
  private static func words(for step: LayerStep, in table: SideBySide) -> String {
    guard let first = step.types.first else { return "" }
    let more = step.types.count - 1
    guard more > 0 else { return table.short(first) }
    let note = " +\(more)"
    let name = table.short(first)
    return (name.count + note.count <= table.room ? name : name.prefix(table.room - note.count - 1) + "…") + note
  }

  private static func edges(_ effect: ComparedWiring.Effect) -> String {
    "+\(effect.addedEdges) −\(effect.removedEdges)"
  }

  // MARK: Wiring by wiring

  private var list: StyledText {
    comparison.wirings.compactMap { wiring in wiring.effect.map { entry(wiring.wiring.name, $0) } }
      .joined(separator: "\n\n")
  }

  private func entry(_ name: String, _ effect: ComparedWiring.Effect) -> StyledText {
    var lines: [StyledText] = ["\(name, .bold)"]
    let trace = effect.trace
    lines.append("  \(trace.calls.count.counted("call")) in \(effect.files.count.counted("file"))")
    lines.append("  \((trace.made?.count ?? 0).counted("object")) made, \(trace.gone?.count ?? 0) gone")
    lines.append("  \(effect.addedEdges.counted("reference")) added, \(effect.removedEdges) taken away")
    if let decision = effect.decision { lines.append("  \(decision.type) decides, in \(decision.member)") }
    let steps = LayerStep.steps(of: trace).map { "\($0.layer.rawValue) \($0.types.joined(separator: ", "))" }
    lines += StyledText("in order: " + steps.joined(separator: "; ")).wrapped(to: max(settings.width - 2, 20))
      .map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  // MARK: Below both

  private var details: StyledText {
    let sections: [(String, (ComparedWiring.Effect) -> [String])] = [
      ("made", { $0.trace.made ?? [] }), ("gone", { $0.trace.gone ?? [] }), ("files", { $0.files }),
    ]
    return sections.map { title, names in
      let lines = comparison.wirings.compactMap { wiring -> StyledText? in
        guard let effect = wiring.effect else { return nil }
        return DetailLine(name: wiring.wiring.name, items: names(effect), width: settings.width).text
      }
      return (["\(title, .heading)"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private var screens: [StyledText] {
    guard comparison.wirings.count(where: { $0.effect != nil }) > 1, let usual = comparison.usualScreen else {
      return []
    }
    let differences = comparison.differences
    if differences.isEmpty { return ["\("screens equal", .good)"] }
    return differences.map { name, screen in
      let table = ScreenDifferenceTable(usual, screen, name: "most", otherName: name)
      return "\(name): \("the screen differs", .warning)\n" + table.text
    }
  }

  private var failures: [StyledText] {
    comparison.failures.map { name, reason in
      reason.hasPrefix(name) ? StyledText(marking: reason) : "\(name, .bold): " + StyledText(marking: reason)
    }
  }
}
