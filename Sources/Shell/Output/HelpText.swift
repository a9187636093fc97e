import ScreenKit
import TerminalText

/// What `help` says, made of what the commands say of themselves.
struct HelpText {
  let settings: Settings

  /// All commands, by what they are for.
  func overview(of commands: CommandList) -> StyledText {
    let width = commands.all.map { TextMetrics.columns(of: Self.short($0)) }.max() ?? 0
    let groups = CommandGroup.allCases.compactMap { group -> StyledText? in
      let members = commands.all.filter { $0.group == group }
      guard !members.isEmpty else { return nil }
      let rows = members.map { command -> StyledText in
        let usage = TextMetrics.padded(Self.short(command), to: width)
        return "  \(usage, .code)  \(command.summary)"
      }
      return (["\(group.rawValue, .heading)"] + rows).joined(separator: "\n")
    }
    let end: StyledText = "\("help <command> says more; Tab completes; several commands on a line: a; b", .dim)"
    return (groups + [end]).joined(separator: "\n\n")
  }

  /// One command, with all that it takes.
  func text(for command: some Command) -> StyledText {
    let usage = TextMetrics.wrapped(command.usage, to: max(settings.width - 4, 20)).joined(separator: "\n    ")
    var parts: [StyledText] = ["\(usage, .code)\n  \(command.summary)"]
    if !command.discussion.isEmpty {
      let lines = TextMetrics.wrapped(command.discussion, to: max(settings.width - 2, 20))
      parts.append(lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !command.options.isEmpty {
      parts.append(Self.table("options", command.options.map { ($0.usage, $0.summary) }))
    }
    if !command.examples.isEmpty {
      parts.append(Self.table("examples", command.examples.map { ($0.line, $0.meaning) }))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> StyledText {
    "\(title, .heading)\n"
      + TextTable(rows: rows.map { [StyledText($0.0, .code), StyledText($0.1)] }, indentation: 2).text
  }

  /// The command and its arguments without its options.
  private static func short(_ command: some Command) -> String {
    ([command.name] + command.arguments.map(\.usage)).joined(separator: " ")
  }
}
