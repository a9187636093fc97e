import TerminalText

/// Runs a text of command lines up to the first that does not succeed.
public struct ScriptRunner {
  private let session: Session
  private let name: String?
  private let isWatched: Bool

  /// A runner whose commands are those of a session.
  ///
  /// - Parameter name: what stands before a problem, with the number of its line; nil for what was typed as one line.
  public init(session: Session, name: String?) {
    self.init(session: session, name: name, isWatched: true)
  }

  /// - Parameter isWatched: false if nobody sees what the commands show, even in an interactive session.
  init(session: Session, name: String?, isWatched: Bool) {
    self.session = session
    self.name = name
    self.isWatched = isWatched
  }

  /// Carries out the lines of a text.
  ///
  /// - Parameter show: takes what there is to see, in order, as soon as it is there.
  /// - Returns: how the first command that did not succeed ended, or `done`.
  public func run(_ script: String, show: (Output) -> Void) -> Status {
    let lines = script.scriptLines
    for (index, line) in lines.enumerated() where !session.isOver {
      let status = session.run(line: line, isWatched: isWatched) { output in
        show(output.kind == .problem ? located(output, line: index + 1) : output)
      }
      if status != .done { return status }
    }
    return .done
  }

  private func located(_ problem: Output, line: Int) -> Output {
    name.map { problem.located(at: "\($0):\(line)") } ?? problem
  }
}
