import Grammar

/// The commands that there are, found by name.
public struct CommandList: Sendable {
  /// In the order in which `help` shows them.
  public let all: [any Command]
  private let byName: [String: any Command]

  /// Commands in the order of `help`; of two with one name, the first counts.
  public init(_ commands: [any Command]) {
    all = commands
    let aliases = commands.flatMap { command in command.aliases.map { ($0, command) } }
    byName = Dictionary(commands.map { ($0.name, $0) } + aliases) { first, _ in first }
  }

  /// In the order of `help`.
  public var names: [String] { all.map(\.name) }

  /// The command with a name; upper and lower case are equal, and `?` asks for help.
  ///
  /// - Throws: `ShellError.unknownCommand`, with the nearest name.
  func command(_ name: String) throws(ShellError) -> any Command {
    guard let command = byName[name] ?? byName[name == "?" ? "help" : name.lowercased()] else {
      let meant = all.first { $0.otherNames.contains(name.lowercased()) }?.name
      throw .unknownCommand(name, nearest: meant ?? Spelling.nearest(to: name, among: names))
    }
    return command
  }
}
