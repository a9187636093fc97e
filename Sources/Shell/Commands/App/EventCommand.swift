import ShellText
import StageProtocol

/// A command that lets an event happen, and shows the screen that it leads to.
///
/// Most events need no more than a row in `all`; what they take follows from their `EventForm`.
struct EventCommand: AppCommand {
  let name: String
  var otherNames: [String] = []
  let group = CommandGroup.app
  let summary: String
  var examples: [Example] = []
  var discussion = ""

  static let all = [
    EventCommand(
      name: "tap", otherNames: ["click", "press"], summary: "tap a button, a row, a banner or an alert's answer",
      examples: [Example("tap \"Sign Out\"", "taps the button Sign Out")],
      discussion: """
        The text is looked for as it is, then case-insensitively. Only what is visible and enabled can be tapped.
        """),
    EventCommand(
      name: "type", summary: "replace the text of a field",
      examples: [
        Example("type \"First name\" Anna", "the field First name now holds Anna"),
        Example("type Name \"\"", "empties the field Name"),
      ]),
    EventCommand(
      name: "select", summary: "select a row of a list",
      examples: [Example("select \"Bob Baker\"", "selects the row of Bob Baker")]),
    EventCommand(name: "toggle", summary: "flip a switch"),
    EventCommand(name: "back", summary: "go back one screen"),
    EventCommand(name: "dismiss", summary: "swipe the presented screen away"),
    EventCommand(
      name: "open", summary: "follow a link",
      examples: [
        Example("open User:7", "leads to the screen of the person 7"),
        Example("open atelier://User:7", "the same, as another app would write it"),
      ],
      discussion: "The app decides how the screen is shown. `routes` lists where links can lead."),
    EventCommand(name: "push", summary: "push the screen of a route"),
    EventCommand(
      name: "notify", summary: "deliver a notification that leads to a route",
      examples: [
        Example("notify \"Bob says hi\" User:7", "a banner that leads to the person 7"),
        Example("tap \"Bob says hi\"", "follows it"),
      ],
      discussion: "The banner goes away after 5 s of the app's time: `wait 5s` lets them pass."),
  ]

  var arguments: [Argument] { Argument.arguments(ofEvent: name) }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    try session.perform(try StageEvent(typed: [name] + invocation.arguments))
    return .screen
  }
}

extension Argument {
  /// What an event takes, as its form says.
  static func arguments(ofEvent name: String) -> [Argument] {
    EventForm.all.first { $0.name == name }?.parameters.map(Argument.init) ?? []
  }

  private init(_ parameter: EventForm.Parameter) {
    let source: CompletionSource =
      switch parameter.kind {
      case .tappable: .tappable
      case .field: .fields
      case .row: .rows
      case .toggle: .switches
      case .route: .routes
      case .setting: .services
      case .text, .duration: .nothing
      }
    self.init(
      parameter.name, parameter.kind == .setting ? .anyNumber : .required, from: source, isText: parameter.kind.isText)
  }
}
