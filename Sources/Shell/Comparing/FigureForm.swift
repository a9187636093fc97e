import ShellText
import TerminalText

/// The form of figures that `--format` names, for slides and spreadsheets.
enum FigureForm: String, CaseIterable {
  case markdown, csv

  static let option = Option(
    "format", value: "form", from: .choices(allCases.map { Candidate($0.rawValue) }), "\(all), for slides and tables")

  private static let all = allCases.map(\.rawValue).joined(separator: " or ")

  /// The form that was asked for; nil if none was.
  ///
  /// - Throws: `ShellError.badValue`.
  static func asked(by invocation: Invocation) throws(ShellError) -> FigureForm? {
    guard let name = invocation.value(of: option) else { return nil }
    guard let form = FigureForm(rawValue: name) else { throw .badValue(name, expected: all) }
    return form
  }

  func output(_ table: FigureTable) -> Output {
    switch self {
    case .markdown: .forPrograms(StyledText(table.markdown))
    case .csv: .forPrograms(StyledText(table.csv))
    }
  }
}
