import Injection
import ScreenKit
import Shell
import StageClient
import StageProtocol

/// A stage on which a `FakeApp` runs.
final class FakeStage: Stage {
  private let app: FakeApp
  private var current: Screen
  private var printed: [String] = []
  private var failure: StageFailure?
  private(set) var hasQuit = false
  private var now = StageTime(now: 0, fired: 0, pending: 0, next: nil)

  init(_ app: FakeApp) {
    self.app = app
    current = app.launch
    failure = app.launchFailure
  }

  /// Ends the app from outside.
  func breakDown(_ failure: StageFailure) { self.failure = failure }

  func send(_ event: StageEvent) throws(StageProblem) -> Screen {
    try requireLife()
    if case .wait(let duration) = event {
      now = app.pass(duration, now)
    }
    switch app.answer(event, current) {
    case .shows(let screen): current = screen
    case .prints(let lines, let screen):
      printed += lines
      current = screen
    case .refuses(let reason): throw .refused(Refusal(code: "refused", message: reason))
    case .ends(let end):
      failure = end
      throw .ended(end)
    }
    return current
  }

  func screen() throws(StageProblem) -> Screen {
    try requireLife()
    return current
  }

  func graph(_ kind: ObjectGraph.Kind, includingKit: Bool) throws(StageProblem) -> ObjectGraph {
    try requireLife()
    return kind == .registrations ? app.needs : app.graph
  }

  func trace(ofEvent number: Int?) throws(StageProblem) -> CallTrace {
    try requireLife()
    return number.flatMap { app.earlierTraces[$0] } ?? app.trace
  }

  func leaks() throws(StageProblem) -> LeakReport {
    try requireLife()
    return app.leaks(current)
  }

  func inspection(of subject: String) throws(StageProblem) -> ObjectInspection {
    try requireLife()
    return app.inspection
  }

  func reasons(for subject: String) throws(StageProblem) -> ObjectReasons {
    try requireLife()
    return app.reasons
  }

  func registrations() throws(StageProblem) -> RegistrationGraph {
    try requireLife()
    return app.registrations
  }

  func validation(strictly: Bool) throws(StageProblem) -> ValidationReport {
    try requireLife()
    return app.registrations.validated()
  }

  func routes() throws(StageProblem) -> RouteList {
    try requireLife()
    return RouteList(routes: app.routes)
  }

  func services() throws(StageProblem) -> ServiceSettings {
    try requireLife()
    return ServiceSettings(settings: app.services.map { ServiceSettings.Setting(name: $0, value: $1) })
  }

  func time() throws(StageProblem) -> StageTime {
    try requireLife()
    return now
  }

  func takeOutput() -> AppOutput {
    defer { printed = [] }
    return AppOutput(lines: printed)
  }

  func quit() { hasQuit = true }

  private func requireLife() throws(StageProblem) {
    if let failure { throw .ended(failure) }
    if hasQuit { throw .ended(StageFailure(.cancelled)) }
  }
}
