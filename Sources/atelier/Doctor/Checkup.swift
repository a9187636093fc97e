import Shell
import TerminalText

/// One thing that the shell needs of the machine, and how it stands there.
struct Checkup: Hashable {
  enum State: String {
    case good
    /// It works without, and not everything does.
    case note
    /// It does not work so.
    case bad
  }

  let subject: String
  let state: State
  /// What was found.
  let finding: String
  /// What to do about it; nil where nothing is to be done.
  let advice: String?

  private init(_ subject: String, _ state: State, _ finding: String, _ advice: String?) {
    self.subject = subject
    self.state = state
    self.finding = finding
    self.advice = advice
  }

  static func good(_ subject: String, _ finding: String) -> Checkup { Checkup(subject, .good, finding, nil) }

  static func note(_ subject: String, _ finding: String, advice: String) -> Checkup {
    Checkup(subject, .note, finding, advice)
  }

  static func bad(_ subject: String, _ finding: String, advice: String? = nil) -> Checkup {
    Checkup(subject, .bad, finding, advice)
  }

  /// The form for programs.
  var form: MachineReport.Finding {
    MachineReport.Finding(subject: subject, state: state.rawValue, finding: finding, advice: advice)
  }

  /// A line for what was found, and one below it for what to do.
  func text(width: Int) -> StyledText {
    let mark =
      switch state {
      case .good: StyledText("✓ ", .good)
      case .note: StyledText("! ", .warning)
      case .bad: StyledText("✗ ", .bad)
      }
    let head = mark + StyledText(subject.padding(toLength: 10, withPad: " ", startingAt: 0), .bold) + "  "
    let margin = StyledText(String(repeating: " ", count: head.columns))
    let found = StyledText(finding).wrapped(to: max(width - head.columns, 20))
    let rest = advice.map { StyledText(marking: $0).wrapped(to: max(width - head.columns, 20)) } ?? []
    let lines = found.enumerated().map { ($0 == 0 ? head : margin) + $1 } + rest.map { margin + $0 }
    return lines.joined(separator: "\n")
  }
}
