import Architectures
import CodeMetrics
import Rules
import TerminalText

/// The code of a declaration with the numbers of its lines, and below a line what a rule finds in it.
public struct SourceListing {
  private let declaration: DeclarationIndex.Declaration
  private let lines: ArraySlice<StyledText>
  private let findings: [Finding]

  /// - Parameters:
  ///   - text: the whole file, since a part alone may not be read as Swift.
  ///   - findings: those in the lines of the declaration.
  public init(_ declaration: DeclarationIndex.Declaration, in text: String, findings: [Finding] = []) {
    self.declaration = declaration
    self.findings = findings
    let range = declaration.lines
    lines = SwiftHighlighter().styled(text).lines.dropFirst(range.lowerBound - 1).prefix(range.count)
  }

  /// A heading, `UserPresenter  presenter  User/UserPresenter.swift:4`, and the lines.
  public func text(display: Display) -> StyledText {
    let width = "\(declaration.lines.upperBound)".count
    var rows = [heading]
    for (number, line) in zip(declaration.lines, lines) {
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
      let row = StyledText("\(label)\(display.isAccessible ? ":" : " ") ", .dim) + line
      rows.append(display.isInteractive && !display.isAccessible ? row.truncated(to: display.width) : row)
      for finding in findings where finding.line == number {
        rows.append(note(finding, margin: width + 2, of: line, display: display))
      }
    }
    if let rule = findings.first?.rule {
      rows.append(StyledText(marking: "`rules \(rule)` says why, and how to fix it"))
    }
    return rows.joined(separator: "\n")
  }

  private var heading: StyledText {
    let role = ArchitectureRole(ofTypeCalled: declaration.type).map { "  \($0.words)" } ?? ""
    return "\(declaration.isExtension ? "extension " : "")\(declaration.name, .bold)\(role, .accent)"
      + StyledText("  \(declaration.file):\(declaration.line)", .dim)
  }

  private func note(_ finding: Finding, margin: Int, of line: StyledText, display: Display) -> StyledText {
    let words = StyledText("\(finding.rule): \(finding.what)", .warning)
    if display.isAccessible { return "finding " + words }
    let indentation = margin + line.plain.prefix { $0 == " " }.count
    let mark: StyledText = "\(StyledText(String(repeating: " ", count: indentation)))\("└ ", .warning)"
    guard display.isInteractive else { return mark + words }
    return words.wrapped(to: max(display.width - indentation - 2, 20)).enumerated().map { index, row in
      (index == 0 ? mark : StyledText(String(repeating: " ", count: indentation + 2))) + row
    }.joined(separator: "\n")
  }
}

extension ArchitectureRole {
  /// The part that a type plays, as its name tells; nil where it tells nothing.
  public init?(ofTypeCalled name: String) {
    guard let role = Self.endings.first(where: { name.hasSuffix($0.ending) })?.role else { return nil }
    self = role
  }
}
