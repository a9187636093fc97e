import Grammar
import TerminalText

/// What can be counted of some wirings, side by side.
public struct WiringNumbersText {
  private let wirings: [(name: String, numbers: WiringNumbers)]
  private let display: Display

  /// Shows wirings by their names.
  public init(_ wirings: [(name: String, numbers: WiringNumbers)], display: Display) {
    self.wirings = wirings
    self.display = display
  }

  /// A table, or a sentence for each wiring where columns are not read.
  public var text: StyledText { display.isAccessible ? sentences : table }

  /// The numbers alone.
  ///
  /// - Parameter tests: how many unit tests each wiring has; nil where it has none.
  public func figureTable(tests: [Int?]) -> FigureTable {
    FigureTable(
      heading: ["wiring"] + Self.heading + ["tests"],
      rows: zip(wirings, tests).map { [$0.name] + Self.cells(of: $0.numbers) + [$1.map(String.init)] })
  }

  private static let heading = [
    "files", "lines", "types", "types/screen", "protocols", "closures", "objects", "edges",
  ]

  private var table: StyledText {
    let heading = [StyledText()] + Self.heading.map { StyledText($0, .bold) }
    let rows = wirings.map { wiring in
      [StyledText(wiring.name, .accent)] + Self.cells(of: wiring.numbers).map { StyledText($0 ?? "–") }
    }
    return TextTable(
      rows: [heading] + rows, numberColumns: 1...Self.heading.count, width: display.lineLength
    ).text
  }

  private var sentences: StyledText {
    let rows = wirings.flatMap { wiring -> [StyledText] in
      let parts = zip(Self.heading, Self.cells(of: wiring.numbers)).compactMap { title, cell in
        cell.map { "\(title) \($0)" }
      }
      return StyledText("\(wiring.name, .accent): \(parts.joined(separator: ", "))").wrapped(to: display.width)
    }
    return rows.joined(separator: "\n")
  }

  private static func cells(of numbers: WiringNumbers) -> [String?] {
    let counts = numbers.code?.counts
    let whole = [counts?.files, counts?.lines, counts?.types].map { $0.map(String.init) }
    let perScreen = numbers.code?.typesPerScreen.map { "\($0)" }
    let rest = [counts?.protocols, counts?.closures, numbers.ownership?.objects, numbers.ownership?.edges]
    return whole + [perScreen] + rest.map { $0.map(String.init) }
  }
}
