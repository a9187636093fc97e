/// Figures in rows, for slides and spreadsheets.
public struct FigureTable: Hashable, Sendable {
  /// The columns' names.
  public let heading: [String]
  /// A cell for each column.
  public let rows: [[String]]
  /// How many columns at the left hold words; those behind hold numbers.
  public let wordColumns: Int

  /// A table; a sign for what is not known is an empty cell.
  public init(heading: [String], rows: [[String?]], wordColumns: Int = 1) {
    self.heading = heading
    self.rows = rows.map { $0.map { $0 ?? "" } }
    self.wordColumns = wordColumns
  }

  /// The table as GitHub's Markdown has it, numbers aligned to the right.
  public var markdown: String {
    let marks = heading.indices.map { $0 < wordColumns ? "---" : "---:" }
    return ([heading, marks] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// The table as comma-separated values: https://www.rfc-editor.org/rfc/rfc4180
  public var csv: String {
    ([heading] + rows).map { $0.map(Self.field).joined(separator: ",") }.joined(separator: "\n")
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
