import CodeMetrics
import Grammar
import StageProtocol
import TerminalText

/// Shows how much code a screen takes: a column for each wiring, or wiring by wiring where there is no room for that.
public struct CodeComparisonText {
  private let comparison: CodeComparison
  private let display: Display
  private let showsDetails: Bool

  /// Shows a comparison of code.
  ///
  /// - Parameter showsDetails: whether files and dependencies are listed, and not only counted.
  public init(_ comparison: CodeComparison, display: Display, showsDetails: Bool) {
    self.comparison = comparison
    self.display = display
    self.showsDetails = showsDetails
  }

  private typealias Figure = (label: String, count: @Sendable (ScreenMetrics) -> Int)

  private static let figures: [Figure] = [
    ("files", { $0.counts.files }), ("lines", { $0.counts.lines }), ("types", { $0.counts.types }),
    ("protocols", { $0.counts.protocols }), ("closures", { $0.counts.closures }),
    ("depends on", { $0.dependencies.count }),
  ]

  /// The figures, and what they count if that is asked for.
  public var text: StyledText {
    let table = SideBySide(labels: Self.figures.map(\.label), count: comparison.entries.count, width: display.width)
    let isList = display.isAccessible || !table.fits
    var parts = ["\("the screen \(comparison.screen)", .heading)\n" + (isList ? list : figures(in: table))]
    if showsDetails { parts.append(details) }
    return parts.joined(separator: "\n\n")
  }

  /// The figures alone, a row for each wiring.
  public var figureTable: FigureTable {
    FigureTable(
      heading: ["wiring"] + Self.figures.map(\.label),
      rows: comparison.entries.map { entry in
        [entry.wiring] + Self.figures.map { figure in entry.metrics.map { "\(figure.count($0))" } }
      })
  }

  private func figures(in table: SideBySide) -> StyledText {
    let entries = comparison.entries
    let heads = table.text(SideBySide.Row(label: "", cells: entries.map { StyledText($0.wiring, .bold) }))
    let rows = Self.figures.map { figure in
      table.text(
        SideBySide.Row(
          label: figure.label, cells: entries.map { $0.metrics.map { "\(figure.count($0))" } ?? "–" }))
    }
    return ([heads] + rows).joined(separator: "\n")
  }

  private var list: StyledText {
    comparison.entries.map { entry -> StyledText in
      guard let metrics = entry.metrics else { return "\(entry.wiring, .bold): has no such screen" }
      let words = Self.figures.map { "\($0.label) \($0.count(metrics))" }.joined(separator: ", ")
      return "\(entry.wiring, .bold): \(words)"
    }
    .joined(separator: "\n")
  }

  private var details: StyledText {
    let sections: [(String, (ScreenMetrics) -> [String])] = [
      ("files", { $0.files.map(\.path) }), ("depends on", { $0.dependencies }),
    ]
    return sections.map { title, names in
      let lines = comparison.entries.compactMap { entry in
        entry.metrics.map { DetailLine(name: entry.wiring, items: names($0), width: display.width).text }
      }
      return (["\(title, .heading)"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
