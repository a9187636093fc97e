import ScreenKit
import StageProtocol

/// One of the wirings on which a scenario runs, side by side with others.
final class ParityLane {
  /// What a line of the scenario came to.
  struct Step {
    /// The events that happened, with their screens.
    let entries: [EventLog.Entry]
    /// What is on the screen now; nil if the app has ended.
    let screen: Screen?
    /// What went wrong.
    let problem: Output?
  }

  let name: String
  private let wiring: Wiring
  private let session: Session

  /// What wirings are called beside each other: by their names, and namesakes as they were written.
  static func names(of wirings: [Wiring]) -> [String] {
    wirings.map { wiring in
      wirings.contains { $0.name == wiring.name && $0 != wiring } ? wiring.reference : wiring.name
    }
  }

  /// - Parameters:
  ///   - name: what it is called beside the others.
  ///   - session: one of the lane's own.
  init(_ wiring: Wiring, name: String, session: Session) {
    self.name = name
    self.wiring = wiring
    self.session = session
  }

  /// Puts the wiring on the stage.
  func launch() -> Step {
    run("switch \(wiring.reference)")
  }

  func run(_ line: String) -> Step {
    let before = session.appSession.app?.log.done.count ?? 0
    var problem: Output?
    session.run(line: line) { output in
      if output.kind == .problem { problem = output }
    }
    let log = session.appSession.app?.log
    return Step(entries: Array(log?.done.dropFirst(before) ?? []), screen: log?.screen, problem: problem)
  }

  func end() {
    session.end()
  }
}
