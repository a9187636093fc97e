import Grammar
import Rules
import StageProtocol
import TerminalText

/// Shows rules, and what came of checking an app's code against them.
public struct RulesText {
  private let display: Display

  /// Shows rules and findings.
  public init(display: Display) {
    self.display = display
  }

  /// Each finding, and a summary.
  ///
  /// - Parameters:
  ///   - wiring: the name of the app.
  ///   - events: what has happened to the app, at which it may have broken a rule.
  public func text(for checked: CheckedCode, of wiring: String, after events: [StageEvent]) -> StyledText {
    let report = checked.report
    let problems = report.problems.map { problem in
      wrapped(StyledText("\(problem.place): \(problem.message); not checked", .bad), "", "  ").joined(separator: "\n")
    }
    let read = report.findings.map { text(for: $0, lines: checked.lines, events: events) }
    let run = (checked.runFindings ?? []).map { text(for: $0, lines: checked.lines, events: events) }
    return (problems + read + run + [summary(of: checked, wiring)]).joined(separator: "\n\n")
  }

  /// The rules with what they ask for, and how each is checked.
  public func list(_ rules: [RuleCatalog.Entry]) -> StyledText {
    let rows = rules.map { [StyledText($0.id, .code), StyledText($0.means, .quiet), StyledText($0.title)] }
    let legend = "run: seen in what the app does; people: no machine can check it"
    return TextTable(rows: rows).text + "\n" + StyledText(legend, .quiet)
  }

  private func text(for finding: Finding, lines: [String: [Substring]], events: [StageEvent]) -> StyledText {
    let indentation = "  "
    var rows = wrapped(StyledText(marking: "\(finding.rule): \(finding.what)").styled(.bold), "", "  ")
    if let file = finding.file, let line = finding.line {
      let place = PlaceText(SourceIndex.Location(file: file, line: line))
      let room = display.isInteractive ? max(display.width - 4, 20) : Int.max
      rows.append(StyledText(indentation + place.text(fitting: room), .quiet))
      if let source = lines[file], source.indices.contains(line - 1) {
        let code = source[line - 1].trimmingPrefix { $0 == " " }
        rows += wrapped(StyledText(String(code), .code), indentation + "  ", indentation + "    ")
      }
    }
    if let moment = MomentText(events: events).text(for: finding.events ?? []) {
      rows += wrapped("when: " + moment, indentation, indentation + "      ")
    }
    rows += wrapped(StyledText("why:  \(finding.why)"), indentation, indentation + "      ")
    rows += wrapped(StyledText(marking: "fix:  \(finding.how)"), indentation, indentation + "      ")
    return rows.joined(separator: "\n")
  }

  /// Lines that fit, the first behind one margin and the others behind another.
  private func wrapped(_ text: StyledText, _ first: String, _ others: String) -> [StyledText] {
    guard display.isInteractive else { return [StyledText(first) + text] }
    return text.wrapped(to: max(display.width - others.count, 20)).enumerated().map { index, line in
      StyledText(index == 0 ? first : others) + line
    }
  }

  private func summary(of checked: CheckedCode, _ wiring: String) -> StyledText {
    let report = checked.report
    let files = report.fileCount.counted("file")
    guard checked.findings.isEmpty else {
      let ids = Set(checked.findings.map(\.rule)).sorted().prefix(1).map { "; `rules \($0)` says more" }.joined()
      return fitted("\(checked.findings.count.counted("finding")) in \(files) of \(wiring)\(ids)")
    }
    let isRun = checked.runFindings != nil
    let run = isRun && checked.rules.contains(where: \.isRun) ? " and in its run so far" : ""
    let rules = checked.rules.count { $0.isRead || (isRun && $0.isRun) }.counted("rule")
    let stopped = isRun ? [] : ["the app has stopped: what it did is not looked at"]
    let lines =
      ["no finding in \(files) of \(wiring)\(run), by \(rules)"] + stopped
      + ["`rules --list` names them, `rules <rule>` explains one"]
    return lines.map(fitted).joined(separator: "\n")
  }

  private func fitted(_ line: String) -> StyledText {
    wrapped(StyledText(marking: line), "", "").joined(separator: "\n")
  }
}

extension RuleCatalog.Entry {
  /// How it is checked.
  fileprivate var means: String {
    switch (isRead, isRun) {
    case (true, true): "code, run"
    case (true, false): "code"
    case (false, true): "run"
    case (false, false): "people"
    }
  }
}
