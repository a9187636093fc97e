/// Why a session cannot be taken up.
public enum ResumeRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The commands come from a script, which writes no journal.
  case inScript
  /// No session has ended that could be taken up.
  case nothing
  /// There are not so many.
  case noSuch(Int, count: Int)

  /// What is missing, and what next.
  public var description: String {
    switch self {
    case .inScript: "a script has no earlier sessions; `resume` takes up one of the shell's own, at a terminal"
    case .nothing: "no earlier session can be taken up; each is written down from its first `switch` or `lesson` on"
    case .noSuch(let number, let count):
      "there is no session \(number) to take up; \(count == 1 ? "there is one" : "they are 1 to \(count)"), and "
        + "`resume --list` shows what they were"
    }
  }
}
