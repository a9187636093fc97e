import LessonKit
import ScreenKit
import StageProtocol

/// A session as lessons and expectations look at it.
public final class SessionWorld: LessonWorld {
  private let session: Session

  public init(_ session: Session) {
    self.session = session
  }

  public var wirings: [String] { session.wirings.names }

  public func screen() throws -> Screen {
    try session.ask { stage throws(StageProblem) in try stage.screen() }
  }

  public func trace() throws -> CallTrace {
    try session.ask { stage throws(StageProblem) in try stage.trace() }
  }

  public func graph() throws -> ObjectGraph {
    try session.ask { stage throws(StageProblem) in try stage.graph() }
  }

  public func screen(inWiring name: String) throws -> Screen {
    let events = try session.requireApp().log.events
    let wiring = try session.wirings.wiring(name, relativeTo: session.folder)
    return try session.screen(in: wiring, after: events)
  }

  public func build() throws {
    _ = try session.builder.build(try session.requireApp().wiring, isCancelled: session.isCancelled)
  }

  public func run(_ commandLine: String) throws {
    var last = Output.none
    let status = session.run(line: commandLine) { last = $0 }
    if status != .done { throw ShellError.failed(last.text.plain) }
  }

  public func reset() throws {
    session.close()
  }
}
