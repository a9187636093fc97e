import TerminalText

/// A fence that begins with lines of its own, `when <goal words>` and `play <commands>`, above what it says.
struct ConditionalFence {
  private(set) var conditions: [GoalCondition] = []
  private(set) var commands: [ScriptLine] = []
  /// What stands below the lines of its own.
  let blocks: [MarkdownBlock]
  private(set) var notes: [LessonNote] = []

  private static let condition = "when "
  private static let command = "play "

  /// - Parameters:
  ///   - name: the word after the fence.
  ///   - playsCommands: whether lines that begin with `play` are its own.
  ///   - line: the line of the opening fence.
  init(_ name: String, text: String, playsCommands: Bool, line: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = lines.prefix { text in
      text.hasPrefix(Self.condition) || playsCommands && text.hasPrefix(Self.command)
    }
    // Blank lines in their place keep the numbers of the lines below.
    let body = Array(repeating: "", count: head.count) + lines.dropFirst(head.count)
    blocks = MarkdownDocument(parsing: body.joined(separator: "\n"), firstLine: line + 1).blocks
    for (index, text) in head.enumerated() { read(text, line: line + 1 + index) }
    if blocks.isEmpty { notes.append(LessonNote(line: line, issue: .emptyBlock(name))) }
  }

  private mutating func read(_ text: String, line: Int) {
    if text.hasPrefix(Self.command) {
      commands += ScriptLine.lines(of: String(text.dropFirst(Self.command.count)), after: line - 1)
      return
    }
    do throws(GoalError) {
      conditions.append(try GoalCondition(parsing: String(text.dropFirst(Self.condition.count))))
    } catch {
      notes.append(LessonNote(line: line, issue: .goal(error)))
    }
  }
}
