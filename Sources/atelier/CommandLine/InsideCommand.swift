import ArgumentParser
import Grammar
import Shell

/// A command of the shell that was given to the program as if it were one of its own: `atelier switch viper`.
struct InsideCommand: CustomStringConvertible {
  private let name: String
  private let line: String

  /// Nil if the arguments are meant for the program.
  init?(_ arguments: [String]) {
    guard let name = arguments.first, let command = CommandList.standard.all.first(where: { $0.name == name }) else {
      return nil
    }
    if let own = Atelier.usage.first(where: { $0.key == name }) {
      // Both have a command of this name: the option says which is meant.
      let isForShell = arguments.contains { command.has($0) && !ProgramUsage([own.key: own.value]).has($0, of: name) }
      guard isForShell else { return nil }
    }
    self.name = name
    line = arguments.map { $0.hasPrefix("--") ? $0 : $0.asWord }.joined(separator: " ")
  }

  var description: String {
    "  `\(line)` is for the shell: type it there, or `atelier -c '\(line)'`"
  }
}

extension Atelier {
  /// How each command of the program is used, by its name; without those that only the product itself needs.
  static var usage: [String: String] {
    let commands = configuration.subcommands.filter { $0.configuration.shouldDisplay }
    return Dictionary(
      commands.map { command in
        let usage = usageString(for: command)
        return (usage.split(separator: " ").dropFirst().first.map(String.init) ?? "", usage)
      }
    ) { first, _ in first }
  }
}
