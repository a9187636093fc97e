import TerminalText

/// Reads a wrong turn: lines `when <goal words>` and `play <commands>`, and what to say.
struct TurnParser {
  let turn: WrongTurn
  let notes: [LessonNote]

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    let fence = ConditionalFence(LessonFence.turn.name, text: text, playsCommands: true, line: line)
    turn = WrongTurn(conditions: fence.conditions, commands: fence.commands, blocks: fence.blocks, line: line)
    let flaws: [(Bool, LessonIssue)] = [
      (fence.conditions.isEmpty && fence.notes.isEmpty, .turnWithoutCondition),
      (fence.commands.isEmpty, .turnWithoutCommands),
    ]
    notes = fence.notes + flaws.filter(\.0).map { LessonNote(line: line, issue: $0.1) }
  }
}
