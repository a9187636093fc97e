import ShellText
import TerminalText
import TextLayout

/// What `help` says, made of what the commands say of themselves.
struct HelpText {
  let display: Display

  /// All commands, by what they are for.
  func overview(of commands: CommandList) -> StyledText {
    let width = commands.all.map { TextMetrics.columns(of: Self.short($0)) }.max() ?? 0
    let groups = CommandGroup.allCases.compactMap { group -> StyledText? in
      let members = commands.all.filter { $0.group == group }
      guard !members.isEmpty else { return nil }
      return list(group.rawValue, members.map { (Self.short($0), $0.summary) }, width: width)
    }
    let end: StyledText = "\("help <command> says more; Tab completes; several commands on a line: a; b", .dim)"
    return (groups + [end]).joined(separator: "\n\n")
  }

  /// One command, with all that it takes.
  func text(for command: some Command) -> StyledText {
    let usage = TextMetrics.wrapped(command.usage, to: max(display.width - 4, 20)).joined(separator: "\n    ")
    var parts: [StyledText] = ["\(usage, .code)\n  \(command.summary)"]
    if !command.discussion.isEmpty {
      let lines = TextMetrics.wrapped(command.discussion, to: max(display.width - 2, 20))
      parts.append(lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !command.options.isEmpty {
      parts.append(list("options", command.options.map { ($0.usage, $0.summary) }))
    }
    if !command.examples.isEmpty {
      parts.append(list("examples", command.examples.map { ($0.line, $0.meaning) }))
    }
    return parts.joined(separator: "\n\n")
  }

  /// What can be written, and beside each what it does, wrapped where it does not fit.
  ///
  /// - Parameter width: of the first column; as wide as it has to be unless one is said.
  private func list(_ title: String, _ rows: [(written: String, meaning: String)], width: Int? = nil) -> StyledText {
    let width = width ?? rows.map { TextMetrics.columns(of: $0.written) }.max() ?? 0
    let gap = String(repeating: " ", count: width + 4)
    let lines = rows.map { row -> StyledText in
      let meaning = TextMetrics.wrapped(row.meaning, to: max(display.width - gap.count, 20))
      return "  \(TextMetrics.padded(row.written, to: width), .code)  \(meaning.joined(separator: "\n" + gap))"
    }
    return (["\(title, .heading)"] + lines).joined(separator: "\n")
  }

  /// The command and its arguments without its options.
  private static func short(_ command: some Command) -> String {
    ([command.name] + command.arguments.map(\.usage)).joined(separator: " ")
  }
}
