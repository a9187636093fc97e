import Grammar
import Injection
import TerminalText

/// What is wrong with an app's registrations: errors and warnings one by one, notes of one kind together.
public struct ValidationText {
  private let display: Display
  private let showsAll: Bool

  /// Tells of problems.
  ///
  /// - Parameter showsAll: whether notes are listed one by one too.
  public init(display: Display, showsAll: Bool) {
    self.display = display
    self.showsAll = showsAll
  }

  /// All that a validation found, and its summary.
  public func text(for report: ValidationReport) -> StyledText {
    let single = report.problems.filter { showsAll || $0.severity != .note }
    let notes = showsAll ? [] : report.problems.filter { $0.severity == .note }
    let style: TextStyle = report.isValid ? .good : .bad
    let parts = single.map(text) + groups(of: notes).map(text) + [fitted(StyledText(report.summary, style))]
    return parts.joined(separator: "\n\n")
  }

  /// One problem, with all that is known of it.
  func text(for problem: ValidationReport.Problem) -> StyledText {
    let title = StyledText(problem.kindWords, problem.severity.style) + ": " + StyledText(problem.summary)
    let details = problem.details.map { StyledText("  \($0.label): ", .quiet) + StyledText($0.text) }
    return ([title] + details).map { fitted($0) }.joined(separator: "\n")
  }

  private func groups(of notes: [ValidationReport.Problem]) -> [[ValidationReport.Problem]] {
    ValidationReport.ID.allCases.map { id in notes.filter { $0.id == id } }.filter { !$0.isEmpty }
  }

  /// Notes of one kind: what they say together, and what they are about.
  private func text(for notes: [ValidationReport.Problem]) -> StyledText {
    guard notes.count > 1, let first = notes.first else { return notes.map(text).joined(separator: "\n\n") }
    let title = "\(first.id.rawValue) \(first.id.title), \(notes.count.counted("note"))"
    let heading = StyledText(title, first.severity.style) + ": " + StyledText(first.id.meaningOfMany)
    let places = notes.map { $0.place?.origin?.shortDescription ?? "" }
    let room = display.isInteractive ? max(display.width - (places.map(\.count).max() ?? 0) - 4, 20) : Int.max
    let rows = zip(notes, places).map { note, place in
      [StyledText(note.key.description).fitted(to: room), StyledText(place, .quiet)]
    }
    return fitted(heading) + "\n" + TextTable(rows: rows, indentation: 2).text
  }

  private func fitted(_ line: StyledText) -> StyledText { line.wrapped(for: display, indentation: 4) }
}

extension ValidationReport.Problem {
  /// `INJ001 missing, error`.
  fileprivate var kindWords: String { "\(id.rawValue) \(id.title), \(severity.rawValue)" }
}

extension ValidationReport.Severity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .bad
    case .warning: .warning
    case .note: .quiet
    }
  }
}

extension ValidationReport.ID {
  /// What several notes of the kind say.
  fileprivate var meaningOfMany: String {
    switch self {
    case .unused: "so far, nothing is known to have asked for these"
    case .unchecked: "these ask the container themselves, and have not run yet"
    case .replaced: "these were registered more than once"
    case .missing, .ambiguous, .cyclic, .captive, .argument: "these are worth a look"
    }
  }
}
