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
  /// The names of the questions that were asked, in order.
  private(set) var asked: [String] = []
  private var now = StageTime(now: 0, fired: 0, pending: 0, next: nil)

  init(_ app: FakeApp) {
    self.app = app
    current = app.launch
    failure = app.launchFailure
  }

  /// Ends the app from outside.
  func breakDown(_ failure: StageFailure) { self.failure = failure }

  func ask<Asked: StageQuestion>(_ question: Asked) throws(StageProblem) -> Asked.Answer {
    if let failure { throw .ended(failure) }
    if hasQuit { throw .ended(StageFailure(.cancelled)) }
    asked.append(Asked.name)
    guard let answer = try answer(to: question) as? Asked.Answer else {
      throw .refused(Refusal(code: "unknown-request", message: "this stage does not answer \(Asked.name)"))
    }
    return answer
  }

  private func answer(to question: any StageQuestion) throws(StageProblem) -> Any {
    switch question {
    case let question as EventQuestion: try report(of: question.event)
    case is ScreenQuestion: current
    case let question as ObjectGraphQuestion: question.kind == .registrations ? app.needs : app.graph
    case let question as TraceQuestion: question.event.flatMap { app.earlierTraces[$0] } ?? app.trace
    case is LeaksQuestion: app.leaks(current)
    case is InspectionQuestion: app.inspection
    case is ReasonsQuestion: app.reasons
    case is RegistrationsQuestion: app.registrations
    case is ValidationQuestion: app.registrations.validated()
    case is RoutesQuestion: RouteList(routes: app.routes)
    case is ServicesQuestion:
      ServiceSettings(settings: app.services.map { ServiceSettings.Setting(name: $0, value: $1) })
    case is TimeQuestion: now
    default: ()
    }
  }

  private func report(of event: StageEvent) throws(StageProblem) -> EventReport {
    if case .wait(let duration) = event { now = app.pass(duration, now) }
    switch app.answer(event, current) {
    case .shows(let screen): current = screen
    case .prints(let lines, let screen):
      printed += lines
      current = screen
    case .refusesBut(let screen):
      current = screen
      throw .refused(Refusal(code: "refused", message: "no"))
    case .refuses(let reason): throw .refused(Refusal(code: "refused", message: reason))
    case .ends(let end):
      failure = end
      throw .ended(end)
    }
    let leaks = app.leaks(current)
    return EventReport(screen: current, time: now, mayLeak: !leaks.leaks.isEmpty || leaks.isTooLarge == true)
  }

  func takeOutput() -> AppOutput {
    defer { printed = [] }
    return AppOutput(lines: printed)
  }

  func quit() { hasQuit = true }
}
