import Injection
import LessonKit
import Rules
import ScreenKit
import StageProtocol

/// A session as lessons and expectations look at it.
final class SessionWorld: LessonWorld {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  var wirings: [String] { session.wirings.names }

  func screen() throws -> Screen {
    try session.ask { stage throws(StageProblem) in try stage.screen() }
  }

  func trace() throws -> CallTrace {
    try session.ask { stage throws(StageProblem) in try stage.trace(ofEvent: nil) }
  }

  func graph() throws -> ObjectGraph {
    try session.ask { stage throws(StageProblem) in try stage.graph(.ownership) }
  }

  func leaks() throws -> LeakReport {
    try session.ask { stage throws(StageProblem) in try stage.leaks() }
  }

  func registrations() throws -> RegistrationGraph { try session.registrations() }

  func validation() throws -> ValidationReport { try session.validation() }

  func findings(ofRules ids: [String]) throws -> [Finding] { try session.rules(only: ids).findings }

  func screen(inWiring name: String) throws -> Screen {
    let events = try session.requireApp().log.events
    let wiring = try session.wirings.wiring(name, relativeTo: session.folder)
    return try session.screen(in: wiring, after: events)
  }

  func build() throws {
    _ = try session.builder.build(try session.requireApp().wiring, isCancelled: session.isCancelled)
  }

  func run(_ commandLine: String) throws {
    var last = Output.none
    let status = session.run(line: commandLine) { last = $0 }
    if status != .done { throw ShellError.failed(last.text.plain) }
  }

  func reset() throws {
    session.close()
  }
}
