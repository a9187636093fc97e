import TerminalText

/// Says that a type has more objects than are shown, and how to ask for the others.
public struct OmittedText {
  private let command: String
  private let type: String
  private let omitted: Int?

  /// - Parameters:
  ///   - command: the command that was given the type.
  ///   - omitted: how many objects are not shown; nil if all are.
  public init(command: String, type: String, omitted: Int?) {
    self.command = command
    self.type = type
    self.omitted = omitted
  }

  /// A line, or none.
  public var texts: [StyledText] {
    guard let omitted else { return [] }
    return ["… and \(omitted) more: `graph --only \(type) --list` names all, `\(command) <id>` shows one"]
  }
}
