import ShellText
import TerminalText

/// Carries out files of commands.
struct RunCommand: Command {
  let name = "run"
  let group = CommandGroup.session
  let summary = "run a file of commands, on several wirings too"
  let arguments = [Argument("file", .repeated, from: .scripts)]
  let options = [Self.wirings]
  let examples = [
    Example("run friends.atl", "on the current wiring, launched afresh"),
    Example("run --wirings all friends.atl", "on all, up to the first difference"),
    Example("run --wirings viper,mvpcf friends.atl", "on these two"),
  ]
  let discussion = """
    A file holds commands, one a line, and `expect` lines. Without --wirings you are left where the file ends, and what \
    had happened to the app before is forgotten. With it the current app stays as it is.
    """

  private static let wirings = Option(
    "wirings", value: "all or names", from: .wirings, "side by side, with equal screens")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    var scenarios: [Scenario] = []
    for file in invocation.arguments {
      scenarios.append(try Scenario(file: file, relativeTo: session.appSession.folder))
    }
    var outputs: [Output] = []
    if let names = invocation.value(of: Self.wirings) {
      let wirings = try session.appSession.wirings.wirings(listed: names, relativeTo: session.appSession.folder)
      let status = session.run(scenarios, on: wirings) { outputs.append($0) }
      return Self.joined(outputs, status: status)
    }
    for scenario in scenarios {
      outputs += try session.play(scenario, display: display)
      if let last = outputs.last, last.status != .done { return Self.joined(outputs, status: last.status) }
    }
    return .beforeScreen(.result, Self.joined(outputs, status: .done).text)
  }

  /// One answer, whose tables stay as they are.
  private static func joined(_ outputs: [Output], status: Status) -> Output {
    let texts = outputs.filter { $0.kind != .notice }.map(\.text).filter { !$0.isEmpty }
    return Output(.result, texts.joined(separator: "\n"), status: status)
  }
}
