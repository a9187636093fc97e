import ShellText
import StageProtocol
import TerminalText

/// Shows and sets the services that the app talks to.
struct ServiceCommand: AppCommand {
  let name = "service"
  let group = CommandGroup.app
  let summary = "show or set what the app's server does"
  let arguments = Argument.arguments(ofEvent: "service")
  let options = [Option.json]
  let examples = [
    Example("service", "how things are set"),
    Example("service latency 2s", "each call takes two seconds"),
    Example("service offline on", "the server is out of reach, until off"),
    Example("service fail 3", "the next three calls fail"),
    Example("service user 42 name Anna Smith", "the server knows 42 by another name"),
    Example("service user 21 friends 7 13", "and gives 21 two friends"),
  ]
  let discussion = """
    What is set is an event like a tap: `log` lists it, `undo` takes it back. A call that failed is tried \
    twice more, 1 s apart: a person hears of the third failure, after `wait 2s`. Names and friends are what the server \
    knows; the app sees them when it asks next.
    """

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    guard !invocation.arguments.isEmpty else { return try overview(of: session, display: display) }
    let event = try StageEvent(typed: [name] + invocation.arguments)
    try session.perform(event)
    guard display.isInteractive, case .service(let change) = event else { return .none }
    return Output(.notice, StyledText(change.meaning))
  }

  private func overview(of session: AppSession, display: Display) throws(ShellError) -> Output {
    let services = try session.ask(.services)
    let rows = services.settings.map { [StyledText($0.name), StyledText($0.value, .accent)] }
    return Output(TextTable(rows: rows, width: display.lineLength).text, json: services)
  }
}

extension ServiceChange {
  /// What a person has done by it.
  fileprivate var meaning: String {
    switch self {
    case .latency(.zero): "each call is answered at once"
    case .latency(let duration): "each call takes \(duration.inWords)"
    case .offline(true): "the server is out of reach"
    case .offline(false): "the server can be reached"
    case .failures(0): "no call is going to fail"
    case .failures(1): "the next call fails"
    case .failures(let count): "the next \(count) calls fail"
    case .detail: "the server knows; the app hears of it when it asks next"
    }
  }
}
