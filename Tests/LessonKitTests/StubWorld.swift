import Injection
import LessonKit
import Rules
import ScreenKit
import StageProtocol

/// A world in which a button leads from the user screen to the login screen.
final class StubWorld: LessonWorld {
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  var path: [String] = []
  var calls: [CallTrace.Call] = []
  var omittedCalls: Int?
  var objects = ObjectGraph(kind: .ownership, nodes: [], edges: [])
  var leaking = LeakReport(leaks: [])
  var container = RegistrationGraph(containers: [], nodes: [], edges: [])
  var findings: [Finding] = []
  var elements: [Screen.Element] = []
  var otherScreens: [String: Screen] = [:]
  var buildTrouble: Trouble?
  private(set) var log: [String] = []

  var wirings: [String] { otherScreens.keys.sorted() }

  func screen() throws -> Screen {
    if path.isEmpty { throw Trouble(description: "no app is running") }
    return Screen(path: path, title: path == ["Login"] ? "Sign in" : "User", presentation: .root, elements: elements)
  }

  func trace() throws -> CallTrace { CallTrace(calls: calls, omitted: omittedCalls) }

  func graph() throws -> ObjectGraph { objects }

  func leaks() throws -> LeakReport { leaking }

  func registrations() throws -> RegistrationGraph { container }

  func validation() throws -> ValidationReport { container.validated() }

  func findings(ofRules ids: [String]) throws -> [Finding] { findings }

  func screen(inWiring name: String) throws -> Screen {
    guard let screen = otherScreens[name] else { throw Trouble(description: "there is no wiring \(name)") }
    return screen
  }

  func build() throws {
    if let buildTrouble { throw buildTrouble }
  }

  func run(_ commandLine: String) throws {
    log.append(commandLine)
    switch commandLine {
    case "switch viper": path = ["User:42"]
    case "tap \"Sign Out\"" where path == ["User:42"]:
      path = ["Login"]
      calls = [
        CallTrace.Call(
          depth: 0, type: "UserPresenter", member: .init(.function, fullName: "signOutTapped()"), file: "P.swift",
          line: 3)
      ]
    case "undo": path = ["User:42"]
    default: throw Trouble(description: "nothing on the screen is called so")
    }
  }

  func reset() throws {
    log.append("reset")
    path = []
    calls = []
  }
}
