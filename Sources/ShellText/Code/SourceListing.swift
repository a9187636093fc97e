import Architectures
import CodeMetrics
import Rules
import TerminalText

/// The code of a declaration with the numbers of its lines, and below a line what a rule finds in it.
public struct SourceListing {
  private let declaration: DeclarationIndex.Declaration
  private let lines: ArraySlice<StyledText>
  private let findings: [Finding]
  /// The lines that another form of the code has changed or does not have.
  private let changes: [LineDifference.Line]

  /// - Parameters:
  ///   - text: the whole file, since a part alone may not be read as Swift.
  ///   - findings: those in the lines of the declaration.
  ///   - change: how the file differs from another form of the code, whose marks are shown.
  public init(
    _ declaration: DeclarationIndex.Declaration, in text: String, findings: [Finding] = [],
    change: LineDifference? = nil
  ) {
    self.declaration = declaration
    self.findings = findings
    let range = declaration.lines
    changes = change?.hunks.flatMap(\.self).filter { $0.kind != .same && range.contains($0.number) } ?? []
    lines = SwiftHighlighter().styled(text).lines.dropFirst(range.lowerBound - 1).prefix(range.count)
  }

  /// A heading, `UserPresenter  presenter  User/UserPresenter.swift:4`, and the lines.
  public func text(display: Display) -> StyledText {
    let width = "\(declaration.lines.upperBound)".count
    var rows = [heading(display)]
    for (number, line) in zip(declaration.lines, lines) {
      for gone in changes where gone.kind == .removed && gone.number == number {
        let margin = display.isAccessible ? "gone: " : String(repeating: " ", count: width) + "- "
        rows.append(fitted(margin: StyledText(margin, .bad), StyledText(String(gone.text), .bad), display: display))
      }
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
      let isNew = changes.contains { $0.kind == .added && $0.number == number }
      let sign = display.isAccessible ? (isNew ? ": new: " : ": ") : isNew ? "+ " : "  "
      let margin = StyledText(label, .quiet) + StyledText(sign, isNew ? .good : .quiet)
      rows.append(fitted(margin: margin, line, display: display))
      for finding in findings where finding.line == number {
        rows.append(note(finding, margin: width + 2, of: line, display: display))
      }
    }
    if let rule = findings.first?.rule {
      rows.append(StyledText(marking: "`rules \(rule)` says why, and how to fix it"))
    }
    return rows.joined(separator: "\n")
  }

  /// Whether a line of the declaration differs from the other form of the code.
  public var isChanged: Bool { !changes.isEmpty }

  /// A line of code behind its margin; one that is too long goes on below, indented as Swift code is that does.
  private func fitted(margin: StyledText, _ line: StyledText, display: Display) -> StyledText {
    let indentation = line.plain.prefix { $0 == " " }.count + 4
    return (margin + line).wrapped(for: display, indentation: min(margin.columns + indentation, display.width / 2))
  }

  private func heading(_ display: Display) -> StyledText {
    let role = ArchitectureRole(ofTypeCalled: declaration.type).map { "  \($0.words)" } ?? ""
    let name: StyledText = "\(declaration.isExtension ? "extension " : "")\(declaration.name, .bold)\(role, .accent)"
    let place = StyledText("\(declaration.file):\(declaration.line)", .quiet)
    let isTooWide = display.isInteractive && name.columns + 2 + place.columns > display.width
    return name + (isTooWide ? "\n  " : "  ") + place
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
