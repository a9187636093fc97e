/// What lessons may speak of, as only their reader knows.
public struct LessonVocabulary {
  /// What is wrong with a line of commands; nil if it can be carried out.
  let commandProblem: (String) -> String?
  /// The names of the wirings.
  let wirings: [String]

  /// A vocabulary of wirings and commands.
  ///
  /// - Parameters:
  ///   - wirings: the names that lessons may give as their place and compare.
  ///   - commandProblem: says what is wrong with a line of commands; nil if it can be carried out.
  public init(wirings: [String], commandProblem: @escaping (_ line: String) -> String?) {
    self.wirings = wirings
    self.commandProblem = commandProblem
  }
}
