import TerminalText

/// The parts of a member of an app's code that a learner puts in order, among some that do not belong there.
public struct Arrangement: Hashable, Sendable {
  /// The member or type: `UserConfigurator.configure`.
  public let member: String
  /// The wiring whose code it is, as `switch` names it; nil for the lesson's own place.
  public let wiring: String?
  /// The file that declares it, relative to the app's folder; nil where the name is enough.
  public let file: String?
  /// Parts that do not belong there.
  public let distractors: [String]
  /// Commands that are played once the code compiles and has been launched, before the goals are looked at.
  public let commands: [ScriptLine]
  /// What must hold then.
  public let goals: [PlacedGoal]
  /// What is said of a right order, in Markdown; may be empty.
  public let explanation: [MarkdownBlock]
  /// The line of its opening fence.
  public let line: Int
}
