import Grammar
import ShellText

/// Explains the commands, and some things that are none.
struct HelpCommand: Command {
  let name = "help"
  let otherNames = ["man"]
  let group = CommandGroup.session
  let summary = "list the commands, or explain one, or a topic"
  let arguments = [
    Argument("topic", .optional, from: .helpTopics), Argument("type", .optional, from: .kitTypes),
  ]
  let examples = [
    Example("help graph", "all that a command takes"),
    Example("help goals", "what can be expected"),
    Example("help kit Switch", "how a control of the kit is made"),
  ]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let help = HelpText(display: display)
    guard let name = invocation.argument(0) else { return Output(help.overview(of: session.commands)) }
    let known = try? session.commands.command(name)
    guard known == nil, let topic = HelpTopic.all.first(where: { $0.isCalled(name) }) else {
      let command = try command(name, in: session)
      if let extra = invocation.argument(1) {
        throw .unwantedArgument(extra, usage: "help <command>", suggestion: "help \(name.asWord)")
      }
      return Output(help.text(for: command))
    }
    guard let type = invocation.argument(1) else { return Output(topic.text(display: display)) }
    guard let kitType = KitType.all.first(where: { $0.name.lowercased() == type.lowercased() }) else {
      let names = KitType.all.map(\.name)
      throw .noSuchKitType(type, nearest: Spelling.nearest(to: type, among: names))
    }
    return Output(kitType.text(display: display))
  }

  /// - Throws: `ShellError.unknownCommand`, with the nearest command or topic; `ShellError.outside` for a command of the
  ///   program.
  private func command(_ name: String, in session: Session) throws(ShellError) -> any Command {
    do throws(ShellError) {
      return try session.commands.command(name)
    } catch .unknownCommand(let name, let nearest) {
      if let line = session.programUsage.help(for: name) { throw .outside(line) }
      let topic = Spelling.nearest(to: name, among: HelpTopic.all.map(\.name)).map { "help \($0)" }
      throw .unknownCommand(name, nearest: nearest ?? topic)
    }
  }
}
