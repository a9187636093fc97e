import ShellText
import TerminalText
import TextLayout

/// What `help` says, made of what the commands say of themselves.
struct HelpText {
  let display: Display

  /// All commands, by what they are for.
  func overview(of commands: CommandList) -> StyledText {
    let width = commands.all.map { TextMetrics.columns(of: $0.usageWithoutOptions) }.max() ?? 0
    let groups = CommandGroup.allCases.compactMap { group -> StyledText? in
      let members = commands.all.filter { $0.group == group }
      guard !members.isEmpty else { return nil }
      return list(group.rawValue, members.map { ($0.usageWithoutOptions, $0.summary) }, width: width)
    }
    let topics = list("help <topic>", HelpTopic.all.map { ($0.name, $0.summary) }, width: width)
    let end: StyledText = "\("help <command> says more; Tab completes; several commands on a line: a; b", .quiet)"
    return (groups + [topics, end]).joined(separator: "\n\n")
  }

  /// One command, with all that it takes.
  func text(for command: some Command) -> StyledText {
    let lines = TextMetrics.wrapped(Self.unbroken(command.usage), to: max(display.width - 4, Self.leastColumns))
    let usage = lines.joined(separator: "\n    ").replacing(String(Self.fixedSpace), with: " ")
    var parts: [StyledText] = ["\(usage, .code)\n  \(command.summary)"]
    if !command.discussion.isEmpty {
      let lines = TextMetrics.wrapped(command.discussion, to: max(display.width - 2, Self.leastColumns))
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
  /// - Parameters:
  ///   - width: of the first column; unless one is said, as wide as it has to be for what takes no more than half a line.
  ///     Beside what is wider, its meaning stands below.
  ///   - style: of the first column, by the number of the row.
  func list(
    _ title: String, _ rows: [(written: String, meaning: String)], width: Int? = nil,
    style: (Int) -> TextStyle = { _ in .code }
  ) -> StyledText {
    let widest = rows.map { TextMetrics.columns(of: $0.written) }
    let width = width ?? widest.filter { $0 <= display.width / 2 }.max() ?? 0
    // Beside a wide column of a narrow window there is no room for words.
    let isStacked = display.width < width + 4 + Self.leastColumns
    let gap = String(repeating: " ", count: isStacked ? 4 : width + 4)
    let lines = rows.enumerated().map { number, row -> StyledText in
      let style = style(number)
      if row.meaning.isEmpty { return "  \(row.written, style)" }
      let meaning = TextMetrics.wrapped(row.meaning, to: max(display.width - gap.count, 1))
        .joined(separator: "\n" + gap)
      let isAlone = isStacked || TextMetrics.columns(of: row.written) > width
      if isAlone { return "  \(row.written, style)\n\(gap)\(meaning)" }
      return "  \(TextMetrics.padded(row.written, to: width), style)  \(meaning)"
    }
    return (["\(title, .heading)"] + lines).joined(separator: "\n")
  }

  /// The fewest columns in which words are set beside others.
  private static let leastColumns = 20

  /// A space at which no line is broken.
  private static let fixedSpace: Character = "\u{A0}"

  /// How a command is written, with fixed spaces within brackets.
  private static func unbroken(_ usage: String) -> String {
    var depth = 0
    return String(
      usage.map { character in
        if "[<".contains(character) { depth += 1 }
        if "]>".contains(character) { depth -= 1 }
        return character == " " && depth > 0 ? fixedSpace : character
      })
  }
}
