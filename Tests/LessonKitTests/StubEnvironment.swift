import Injection
import LessonKit
import Rules
import ScreenKit
import StageProtocol

/// A environment in which a button leads from the user screen to the login screen.
final class StubEnvironment: LessonEnvironment {
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  var path: [String] = []
  var calls: [CallTrace.Call] = []
  var omittedCalls: Int?
  var objects = ObjectGraph(kind: .ownership, nodes: [], edges: [])
  var leaking = LeakReport(leaks: [])
  var container = RegistrationGraph(containers: [.init(name: "AppContainer")], nodes: [], edges: [])
  var findings: [Finding] = []
  var elements: [Screen.Element] = []
  var otherScreens: [String: Screen] = [:]
  var buildTrouble: Trouble?
  var places: [String: SourceIndex.Location] = [:]
  var looks: Set<[String]> = []
  var events: [StageEvent] = []
  var resetTrouble: Trouble?
  /// What any event leads to, by the wiring on the stage.
  var runs: [String: EventRun] = [:]
  private var wiring = "viper"
  private(set) var log: [String] = []

  func answer<Asked: Question>(to question: Asked) throws -> Asked.Answer {
    guard let answer = try anyAnswer(to: question) as? Asked.Answer else {
      throw Trouble(description: "no answer to \(Asked.self)")
    }
    return answer
  }

  private func anyAnswer(to question: any Question) throws -> Any {
    switch question {
    case is ScreenQuestion: try screen()
    case is TraceQuestion: CallTrace(calls: calls, omitted: omittedCalls)
    case is ObjectGraphQuestion: objects
    case is LeaksQuestion: leaking
    case is RegistrationsQuestion: container
    case is ValidationQuestion: container.validated()
    case is FindingsQuestion: findings
    case is WiringsQuestion: otherScreens.keys.sorted()
    case let question as WiringScreenQuestion: try screen(inWiring: question.wiring)
    case let question as PlacesQuestion: question.names.compactMap { places[$0] }
    case is BuildQuestion: try build()
    case is LooksQuestion: looks
    case is EventsQuestion: events
    case is EventRunQuestion: try run(in: wiring)
    default: throw Trouble(description: "no answer to \(question)")
    }
  }

  private func build() throws {
    if let buildTrouble { throw buildTrouble }
  }

  private func run(in wiring: String) throws -> EventRun {
    guard let run = runs[wiring] else { throw Trouble(description: "nothing is known of \(wiring)") }
    return run
  }

  private func screen() throws -> Screen {
    if path.isEmpty { throw Trouble(description: "no app is running") }
    return Screen(path: path, title: path == ["Login"] ? "Sign in" : "User", presentation: .root, elements: elements)
  }

  private func screen(inWiring name: String) throws -> Screen {
    guard let screen = otherScreens[name] else { throw Trouble(description: "there is no wiring \(name)") }
    return screen
  }

  func run(_ commandLine: String) throws {
    log.append(commandLine)
    switch commandLine {
    case "switch viper": (path, wiring) = (["User:42"], "viper")
    case "switch contexts": wiring = "contexts"
    case "tap \"Sign Out\"" where path == ["User:42"]:
      path = ["Login"]
      calls = [
        CallTrace.Call(
          depth: 0, type: "UserPresenter", member: .init(.function, fullName: "signOutTapped()"), file: "P.swift",
          line: 3)
      ]
    case "undo": path = ["User:42"]
    case "edit": path = ["Edit"]
    default: throw Trouble(description: "nothing on the screen is called so")
    }
  }

  func launch(_ exercise: LessonExercise, of lesson: Lesson, as form: LessonExercise.Form) throws {
    log.append("launch \(exercise.id) \(form)")
    path = form == .reference ? ["Login"] : ["User:42"]
  }

  func reset() throws {
    log.append("reset")
    if let resetTrouble { throw resetTrouble }
    path = []
    calls = []
  }
}
