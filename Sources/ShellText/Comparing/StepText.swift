import Grammar
import ScreenKit
import StageProtocol
import TerminalText

/// Shows the calls of several wirings, aligned by layer: side by side where types and members fit into the columns,
/// otherwise layer by layer with a line for each call.
struct StepText {
  private static let shownRows = 40
  /// Narrower columns would cut most names.
  private static let leastColumn = 20
  private static let widestColumn = 60

  /// A table in which types and members fit side by side; nil if none would be wide enough.
  let table: SideBySide?
  private let rows: [(label: String, row: StepAlignment.Row)]
  private let hidden: Int
  private let names: [String]
  private let width: Int

  /// - Parameter labels: what else is to be shown in the same table.
  init(_ comparison: WiringComparison, labels: [String], width: Int) {
    let all = comparison.alignment.rows
    rows = all.prefix(Self.shownRows).enumerated().map { ("\($0 + 1) \($1.layer.rawValue)", $1) }
    hidden = all.count - rows.count
    names = comparison.wirings.map(\.name)
    self.width = width
    let table = SideBySide(
      labels: labels + rows.map(\.label), count: names.count, width: width, widestColumn: Self.widestColumn)
    self.table = table.room >= Self.leastColumn ? table : nil
  }

  var text: StyledText {
    var lines = rows.flatMap { label, row -> [StyledText] in
      table.map { columns(row, label: label, in: $0) } ?? ["\(label, .heading)"] + block(row)
    }
    if hidden > 0 { lines.append(StyledText("… and \(hidden.counted("more step")); `trace` shows all", .quiet)) }
    return lines.joined(separator: "\n")
  }

  /// A type, below it what was called of it, then the next type.
  private func columns(_ row: StepAlignment.Row, label: String, in table: SideBySide) -> [StyledText] {
    let cells = row.steps.map { step -> [StyledText] in
      var lines: [StyledText] = []
      var type: String?
      for call in step?.calls ?? [] {
        if call.type != type { lines.append(StyledText(String(call.type.prefix { $0 != "<" }), .accent)) }
        type = call.type
        lines.append("  " + StyledText(call.member(within: table.room - 2)))
      }
      return lines
    }
    return [table.text(SideBySide.Row(label: label, cells: cells.map { $0.joined(separator: "\n") }))]
  }

  /// The calls of each wiring that has any, behind its name.
  private func block(_ row: StepAlignment.Row) -> [StyledText] {
    var lines: [StyledText] = []
    for (name, step) in zip(names, row.steps) {
      guard let step else { continue }
      let place = NamedLines(name: name, among: names, width: width)
      lines += place.lines(step.calls.map { StyledText($0.path(within: place.room)) })
    }
    return lines
  }
}
