/// How a command ended.
public enum Status: Int32, Hashable, Sendable {
  /// All is well.
  case done = 0
  /// An expectation or a lesson's goal does not hold.
  case checkFailed = 1
  /// The command was written wrongly.
  case wrongUse = 2
  /// The command was right and could not be carried out.
  case failed = 3

  /// What the process answers when a script ends so.
  public var exitCode: Int32 { rawValue }
}
