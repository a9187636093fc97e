import Injection
import ScreenKit
import Shell
import StageClient
import StageProtocol

/// An app that is nothing but a table: what is on the screen, and what each event leads to.
struct FakeApp: Sendable {
  /// What an event leads to.
  enum Answer: Sendable {
    case shows(Screen)
    case prints([String], Screen)
    case refuses(String)
    /// Refuses, and shows another screen all the same.
    case refusesBut(Screen)
    case ends(StageFailure)
  }

  var launch: Screen
  var answer: @Sendable (StageEvent, Screen) -> Answer
  var graph = ObjectGraph(kind: .ownership, nodes: [], edges: [])
  var trace = CallTrace(calls: [])
  var needs = ObjectGraph(kind: .registrations, nodes: [], edges: [])
  var inspection = ObjectInspection(objects: [])
  var reasons = ObjectReasons(objects: [])
  /// What has leaked once this screen is there.
  var leaks: @Sendable (Screen) -> LeakReport = { _ in LeakReport(leaks: []) }
  var registrations = RegistrationGraph(containers: [], nodes: [], edges: [])
  /// By the number of the event.
  var earlierTraces: [Int: CallTrace] = [:]
  /// What passing time does to the app's timers: it has none.
  var pass: @Sendable (Duration, StageTime) -> StageTime = { duration, time in
    StageTime(now: time.now + duration.wholeMilliseconds, fired: time.fired, pending: time.pending, next: time.next)
  }
  var launchFailure: StageFailure?
  var services: KeyValuePairs = [
    "latency": "0s", "offline": "off", "fail": "0", "user 42 name": "Ann Appleseed", "user 42 friends": "7 13 21",
  ]
  var routes = ["Login", "User:{id}", "EditName:{id}"]

  /// Signed in as Ann, one can sign out, and edit the name.
  static let user = FakeApp(launch: .user()) { event, screen in
    switch event {
    case .tap("Sign Out") where screen.path == ["User:42"]: .shows(.login())
    case .tap("Edit name") where screen.path == ["User:42"]: .shows(.editName)
    case .tap("Cancel") where screen.path.last == "EditName:42": .shows(.user())
    case .type(let text, "Name") where screen.path == ["Login"]: .shows(.login(name: text))
    case .tap(let text): .refuses("there is no \"\(text)\" on the screen")
    case .wait, .service: .shows(screen)
    default: .refuses("that is not possible here")
    }
  }

  /// The same app with other answers to some events.
  func answering(_ special: @escaping @Sendable (StageEvent, Screen) -> Answer?) -> FakeApp {
    var app = self
    app.answer = { [answer] event, screen in special(event, screen) ?? answer(event, screen) }
    return app
  }
}

extension Screen {
  static func user(name: String = "Ann Appleseed") -> Screen {
    Screen(
      path: ["User:42"], title: "User", presentation: .root,
      elements: [
        Element(kind: .label, id: "ann-appleseed", text: name),
        Element(kind: .button, id: "edit-name", text: "Edit name"),
        Element(kind: .button, id: "sign-out", text: "Sign Out"),
      ])
  }

  static func login(name: String = "", button: String = "Sign in") -> Screen {
    Screen(
      path: ["Login"], title: "Sign in", presentation: .root,
      elements: [
        Element(kind: .field, id: "name", text: "Name", value: name),
        Element(kind: .button, id: "sign-in", text: button, enabled: !name.isEmpty),
      ])
  }

  static var editName: Screen {
    Screen(
      path: ["User:42", "EditName:42"], title: "Edit name", presentation: .modal,
      elements: [
        Element(kind: .field, id: "first-name", text: "First name", value: "Ann"),
        Element(kind: .button, id: "cancel", text: "Cancel"),
        Element(kind: .button, id: "save", text: "Save", enabled: false),
      ])
  }
}
