import ScreenKit
import TerminalText

/// Two screens side by side, reduced to what differs.
public struct ScreenDifferenceTable {
  /// The table.
  public let text: StyledText

  /// Compares two screens under the names of their apps.
  public init(_ screen: Screen, _ other: Screen, name: String, otherName: String) {
    // The same wiring compiled again: its name would not tell the columns apart.
    let names = name == otherName ? ("before", "now") : (name, otherName)
    let rows = ScreenDifferences(screen, other).rows
    let heading = [StyledText(), StyledText(names.0, .bold), StyledText(names.1, .bold)]
    let cells = rows.map { [StyledText($0.thing), StyledText($0.first ?? "–"), StyledText($0.second ?? "–")] }
    text = TextTable(rows: [heading] + cells, indentation: 2).text
  }
}
