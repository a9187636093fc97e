import TerminalText

/// One step of a lesson. A step without goals, quizzes and code to write is there to be read.
public struct LessonStep: Hashable, Sendable, Identifiable {
  /// Unique in its lesson, and made of the title, so that progress survives when steps come and go.
  public let id: String
  /// What its heading says.
  public let title: String
  /// The line of its heading.
  public let line: Int
  /// Explanation and listings, without the blocks below.
  public let prose: [MarkdownBlock]
  /// What is said once the step is done: what stands below its questions.
  public let closing: [MarkdownBlock]
  /// The commands that put the app as the step needs it.
  public let setup: [ScriptLine]
  /// What must hold for the step to be done: all of it.
  public let goals: [PlacedGoal]
  /// A ladder: a nudge, the concept, the command.
  public let hints: [Hint]
  /// Ways that do not lead to the goals, and what to say to one who has taken them.
  public let turns: [WrongTurn]
  /// Commands that reach the goals.
  public let solution: [ScriptLine]
  /// Questions to answer once the goals are reached.
  public let quizzes: [Quiz]
  /// The code to write; nil for most steps.
  public let exercise: LessonExercise?
  /// The parts of code to put in order; nil for most steps.
  public let arrangement: Arrangement?

  /// Whether there is something to do before questions are asked.
  public var hasTask: Bool { !goals.isEmpty || exercise != nil || arrangement != nil }

  /// Whether there is nothing to do but to read.
  public var isReading: Bool { !hasTask && quizzes.isEmpty }

  /// All commands that its blocks have, wherever they stand.
  var commands: [ScriptLine] {
    var commands = setup + solution
    commands += quizzes.compactMap(\.look)
    commands += turns.flatMap(\.commands)
    commands += arrangement?.commands ?? []
    return commands
  }
}
