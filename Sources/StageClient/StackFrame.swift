/// A call of app code that was under way when a stage ended.
public struct StackFrame: Hashable, Sendable {
  /// The function, as Swift writes it: `UserPresenter.signOutTapped()`.
  public let function: String
  /// The absolute path of the source file.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// A call at a line of a file.
  public init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }
}
