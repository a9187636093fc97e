import ShellText
import TerminalText

/// Carries out files of commands.
struct RunCommand: Command {
  let name = "run"
  let group = CommandGroup.session
  let summary = "run a file of commands, on several wirings too"
  let arguments = [Argument("file", .anyNumber, from: .scripts)]
  let options = [Self.wirings, Self.show, Self.step, Self.end]
  let examples = [
    Example("run friends.atl", "on the current wiring, launched afresh"),
    Example("run --wirings all friends.atl", "on all, up to the first difference"),
    Example("run --wirings viper,mvpcf friends.atl", "on these two"),
    Example("run --show friends.atl", "each command at the prompt, before its answer"),
    Example("run --step friends.atl", "the same, and each waits for Enter"),
  ]
  let discussion = """
    A file holds commands, one a line, and `expect` lines. Without --wirings you are left where the file ends, and what \
    had happened to the app before is forgotten. With it the current app stays as it is.
    With --step the next command stands on the prompt: Enter carries it out, Space and the arrow keys edit it, Esc takes \
    it away, and a letter begins another line in its place. What you type in between is yours; the file goes on behind it, until its end or \
    `run --end`. Comments are shown above the commands that they stand above.
    """

  private static let wirings = Option(
    "wirings", value: "all or names", from: .wirings, "side by side, with equal screens")

  private static let show = Option("show", "show each command at the prompt before its answer")
  private static let step = Option("step", "the same, waiting for Enter before each")
  private static let end = Option("end", "end the file that is played step by step")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if invocation.has(Self.end) { return try session.endPlayback() }
    guard !invocation.arguments.isEmpty else { throw .missingArgument("<file>…", usage: "run <file>…") }
    if invocation.has(Self.show) || invocation.has(Self.step) {
      return try play(invocation, in: session, display: display)
    }
    var scenarios: [Scenario] = []
    for file in invocation.arguments {
      scenarios.append(try Self.scenario(file, in: session))
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

  private static func scenario(_ file: String, in session: Session) throws(ShellError) -> Scenario {
    let scenario = try Scenario(file: file, relativeTo: session.appSession.folder)
    try session.requireClosed(scenario)
    return scenario
  }

  /// Plays one file before an audience.
  private func play(
    _ invocation: Invocation, in session: Session, display: Display
  ) throws(ShellError) -> Output {
    if session.isPresenting { throw .presentation(.notNow("run --show")) }
    if let extra = invocation.argument(1) ?? invocation.value(of: Self.wirings) {
      throw .unwantedArgument(extra, usage: "run --show <file>", suggestion: nil)
    }
    let scenario = try Self.scenario(invocation.arguments[0], in: session)
    if session.appSession.app != nil { try session.appSession.launchAfresh() }
    let playback = Playback(scenario)
    if invocation.has(Self.step), display.isInteractive { return session.step(through: playback) }
    session.shownFile = playback
    return .none
  }

  /// One answer, whose tables stay as they are.
  private static func joined(_ outputs: [Output], status: Status) -> Output {
    let texts = outputs.filter { $0.kind != .notice }.map(\.text).filter { !$0.isEmpty }
    return Output(.result, texts.joined(separator: "\n"), status: status)
  }
}
