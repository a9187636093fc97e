import Grammar

/// A line that was typed in the shell, and is meant for the program outside of it.
public enum OutsideLine: Hashable, Sendable, CustomStringConvertible {
  /// What opens the shell, or has it carry something out: that is here already.
  case inside(meant: String?)
  /// A command that the program has, and the shell has not.
  case command(String, line: String)
  /// An option of a command that the program's command of that name has, and the shell's has not.
  case option(String, command: String, line: String)

  public var description: String {
    switch self {
    case .inside(let meant?): "this is the shell already; type `\(meant)`"
    case .inside(nil): "this is the shell already; `help` lists its commands"
    case .command(let name, let line):
      "`\(name)` is not a command of the shell; leave with `quit`, or open another terminal, and type `\(line)` there"
    case .option(let option, let command, let line):
      "`\(command)` has no option \(option) in the shell; leave with `quit`, or open another terminal, and type "
        + "`\(line)` there"
    }
  }
}
