import TerminalText

/// A sequence diagram as sentences, for those who listen to it.
public struct SequenceList {
  /// A sentence a line, numbered.
  public let text: StyledText

  /// Writes a diagram.
  public init(_ diagram: SequenceDiagram) {
    text = diagram.messages.enumerated()
      .map { index, message -> StyledText in
        let to = diagram.lanes[message.to].type
        let later = message.later ? ", later" : ""
        let words =
          switch message.from {
          case nil: "to \(to)"
          case message.to?: "\(to) to itself"
          case let from?: "\(diagram.lanes[from].type) to \(to)"
          }
        let through = message.through.map { ", through \($0)" } ?? ""
        return "\("\(index + 1).", .quiet) \(words)\(through): \(message.text)\(later)"
      }
      .joined(separator: "\n")
  }
}
