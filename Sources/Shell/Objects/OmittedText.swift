import TerminalText

/// Says that a type has more objects than were told of, and how to ask for the others.
struct OmittedText {
  /// The command that was given the type.
  let command: String
  let type: String
  /// How many were not told of; nothing where there are none.
  let omitted: Int?

  var texts: [StyledText] {
    guard let omitted else { return [] }
    return ["… and \(omitted) more: `graph --only \(type) --list` names all, `\(command) <id>` tells of one"]
  }
}
