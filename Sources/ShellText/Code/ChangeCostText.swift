import Grammar
import TerminalText

/// Shows what the same change costs in several workshops: a row for each, or a sentence where a table is not read.
public struct ChangeCostText {
  private typealias Figure = (title: String, count: @Sendable (ChangeCost.Entry) -> String)

  private static let code: [Figure] = [
    ("files", { "\($0.radius.change.files.count) of \($0.fileCount)" }),
    ("new", { "\($0.radius.change.files.count { $0.kind == .added })" }),
    ("+lines", { "\($0.radius.change.files.map(\.linesAdded).reduce(0, +))" }),
    ("−lines", { "\($0.radius.change.files.map(\.linesRemoved).reduce(0, +))" }),
    ("types", { "\($0.radius.change.types.count)" }),
    ("new", { "\($0.radius.change.types.count { $0.kind == .added })" }),
  ]
  private static let references: [Figure] = [
    ("+refs", { $0.radius.edges.map { "\($0.added.count)" } ?? "–" }),
    ("−refs", { $0.radius.edges.map { "\($0.removed.count)" } ?? "–" }),
  ]

  private let cost: ChangeCost
  private let here: String?
  private let display: Display

  /// Shows a cost.
  ///
  /// - Parameter here: the wiring on whose page it stands; nil if it stands on none.
  public init(_ cost: ChangeCost, here: String? = nil, display: Display) {
    (self.cost, self.here, self.display) = (cost, here, display)
  }

  /// What the change is called, the figures, and what they count.
  public var text: StyledText {
    let title = "what \(cost.change) costs in \(cost.workshops.count.counted("workshop"))"
    let table = self.table
    let fits = table.lines.allSatisfy { $0.columns <= display.width }
    let figures = display.isAccessible || !fits ? sentences : table
    return ([StyledText(title, .heading), figures] + failures + [legend]).joined(separator: "\n")
  }

  /// The figures alone.
  public var figureTable: FigureTable {
    FigureTable(
      heading: [
        "wiring", "step", "files", "files of", "new files", "lines added", "lines removed", "types", "new types",
      ]
        + (cost.wasRun ? ["references added", "references removed", "after events"] : []),
      rows: cost.workshops.map { entry in
        let change = entry.radius.change
        let files = [change.files.count, entry.fileCount, change.files.count { $0.kind == .added }]
        let lines = [change.files.map(\.linesAdded).reduce(0, +), change.files.map(\.linesRemoved).reduce(0, +)]
        let types = [change.types.count, change.types.count { $0.kind == .added }]
        let edges = entry.radius.edges
        let references = cost.wasRun ? [edges?.added.count, edges?.removed.count, edges?.events] : []
        return [entry.wiring, entry.step] + (files + lines + types + references).map { $0.map { "\($0)" } }
      }, wordColumns: 2)
  }

  private var figures: [Figure] { Self.code + (cost.wasRun ? Self.references : []) }

  private var table: StyledText {
    let heading = ["", "", "step"] + figures.map(\.title)
    let rows = cost.workshops.map { entry in
      let isHere = entry.wiring == here
      let mark = isHere ? StyledText("▸", .accent) : StyledText()
      return [mark, StyledText(entry.wiring, isHere ? .accent : .bold), StyledText(entry.step)]
        + figures.map { StyledText($0.count(entry)) }
    }
    return TextTable(
      rows: [heading.map { StyledText($0, .quiet) }] + rows, numberColumns: 3...(figures.count + 2)
    ).text
  }

  private var sentences: StyledText {
    let sentences = cost.workshops.map { entry -> StyledText in
      let change = entry.radius.change
      var parts = [
        "\(change.files.count) of \(entry.fileCount.counted("file")), \(change.files.count { $0.kind == .added }) of them new",
        "\(change.files.map(\.linesAdded).reduce(0, +).counted("line")) more",
        "\(change.files.map(\.linesRemoved).reduce(0, +)) fewer",
        "\(change.types.count.counted("type")), \(change.types.count { $0.kind == .added }) new",
      ]
      if let edges = entry.radius.edges {
        parts.append("\(edges.added.count.counted("reference")) more, \(edges.removed.count) fewer")
      }
      let words: StyledText = "\(entry.wiring, .bold) at \(entry.step): \(parts.joined(separator: "; "))"
      return words.wrapped(to: display.width).joined(separator: "\n")
    }
    return sentences.joined(separator: "\n")
  }

  private var failures: [StyledText] {
    cost.workshops.flatMap(\.radius.failures).map { StyledText(marking: $0).wrapped(for: display, indentation: 0) }
  }

  private var legend: StyledText {
    let what = "from each step's code to the exercise's reference solution; files of all at that step"
    let more = "`compare --change \(cost.change)` runs both and counts references, too"
    let moment = cost.workshops.lazy.compactMap(\.radius.edges?.events).first
    let when = moment.map { $0 == 0 ? "references after the launch" : "references after \($0.counted("event"))" }
    return StyledText(marking: "\(what); \(cost.wasRun ? when ?? "references are not known" : more)")
      .styled(.quiet).wrapped(to: display.width).joined(separator: "\n")
  }
}
