import ScreenKit
import ShellText
import StageProtocol
import TerminalText

/// Why a scenario does not hold in every wiring.
struct ScenarioFinding {
  /// The line of the file, from 1; 0 for the launch.
  let line: Int
  let text: StyledText
  let status: Status
  /// The wirings in which it is so; nil for all.
  private(set) var wirings: [String]?
  /// What was expected and what is; nil where the text alone says it.
  private(set) var mismatch: Mismatch?

  /// Wirings whose screens are not equal.
  ///
  /// - Parameters:
  ///   - number: the event's, from 1.
  ///   - event: what happened; nil for the launch, and for a line that is not an event.
  init(_ groups: ScreenGroups, line: Int, number: Int, event: StageEvent?) {
    self.line = line
    let moment =
      event.map { "after event \(number), \($0.commandLine)" } ?? (line == 0 ? "from the launch on" : "after this line")
    text = (["\("screens differ", .warning) \(moment)"] + groups.tables).joined(separator: "\n")
    status = .checkFailed
  }

  /// A problem that some wirings have.
  ///
  /// - Parameter names: the wirings that have it; nil if all of them do.
  init(_ problem: Output, line: Int, in names: [String]?) {
    self.line = line
    text = (names.map { "in \($0.joined(separator: ", ")): " } ?? "") + problem.text
    status = problem.status
    wirings = names
    mismatch = problem.mismatch
  }

  /// `Scenarios/edit-name.atl:3`, or the file alone for the launch.
  func place(in scenario: Scenario) -> String { line > 0 ? "\(scenario.file):\(line)" : scenario.file }

  /// The file, which cannot be run in this way.
  init(switchingIn line: Int) {
    self.line = line
    text = StyledText(marking: "the file chooses its wiring itself; run it without `--wirings`, or take this line out")
    status = .wrongUse
  }
}
