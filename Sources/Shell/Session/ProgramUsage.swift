import Grammar

/// The commands with which the program is started outside of the shell: `atelier lint Sources`.
public struct ProgramUsage: Sendable {
  private static let program = "atelier"
  /// The option whose value is a line of the shell.
  private static let commands = "-c"

  /// How each of them is used, by its name.
  private let usages: [String: String]

  /// Commands by their names, with how each is used: `atelier lint [--fix] <folder>`.
  public init(_ usages: [String: String] = [:]) {
    self.usages = usages
  }

  /// Whether the command takes the option outside of the shell.
  public func has(_ option: String, of command: String) -> Bool {
    usages[command]?.split { " []=|".contains($0) }.contains { $0 == option } ?? false
  }

  /// What is wrong with words that name no command of the shell; nil if they do not belong outside either.
  func line(_ words: [Word], of commands: CommandList) -> OutsideLine? {
    guard words[0].text == Self.program else {
      let name = words[0].text
      return usages[name] == nil ? nil : .command(name, line: "\(Self.program) \(text(words))")
    }
    guard words.count > 1 else { return .inside(meant: nil) }
    if words[1].text == Self.commands { return .inside(meant: words.count == 3 ? words[2].text : nil) }
    let (name, rest) = (words[1].text, words.dropFirst())
    if let command = try? commands.command(name) {
      let option = rest.first { $0.isOption && has($0.text, of: name) && !command.has($0.text) }
      return option.map { .option($0.text, command: name, line: text(words)) } ?? .inside(meant: text(rest))
    }
    return usages[name] == nil ? .inside(meant: nil) : .command(name, line: text(words))
  }

  /// What is wrong with an option that the shell's command does not have; nil if the program's has it neither.
  func line(_ words: [Word], with option: String, of command: String) -> OutsideLine? {
    guard has(option, of: command) else { return nil }
    return .option(option, command: command, line: "\(Self.program) \(text(words))")
  }

  /// Where a command is explained that the shell has not; nil if the program has it neither.
  func help(for command: String) -> OutsideLine? {
    usages[command].map { _ in .command(command, line: "\(Self.program) \(command) --help") }
  }

  private func text(_ words: some Sequence<Word>) -> String {
    words.map { $0.isOption ? $0.text : $0.text.asWord }.joined(separator: " ")
  }
}

extension Command {
  /// Whether it takes an option, written with its dashes.
  public func has(_ option: String) -> Bool { options.contains { "--\($0.name)" == option } }
}
