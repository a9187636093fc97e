import Grammar
import TerminalText
import TextLayout

/// Draws a sequence diagram: one line for each call, an arrow from the caller's lane to that of the called.
///
/// ```
///   UserViewController  view
///   │   UserPresenter  presenter
/// ─▶│   │    signOutTapped()
///   ├──▶│    signOutTapped()
/// ```
public struct SequenceText {
  private static let shownMessages = 200
  /// The column of the first lane: an arrow from outside fits in front of it.
  private static let margin = 2
  /// Texts of calls are not cut to less than this, as long as there is another way.
  private static let leastRoom = 26
  private static let usualRoom = 36
  /// Rows are not made narrower than this.
  private static let leastLetters = 8
  /// Parts are not made lower than this.
  private static let leastRows = 12

  /// The diagram; where its lanes do not fit side by side, or its calls below their names, in several parts.
  public let text: StyledText

  /// Draws a diagram.
  ///
  /// - Parameters:
  ///   - width: how many columns a line may take.
  ///   - rows: how many rows are seen at once; nil if all are.
  public init(_ diagram: SequenceDiagram, width: Int, rows: Int? = nil) {
    let shown = SequenceDiagram(lanes: diagram.lanes, messages: Array(diagram.messages.prefix(Self.shownMessages)))
    let most = max(2, (width - Self.margin - Self.leastRoom) / 3)
    var parts = shown.parts(upTo: most, rows: max(Self.leastRows, rows ?? .max)).map { Self.text(of: $0, width: width) }
    let hidden = diagram.messages.count - shown.messages.count
    if hidden > 0 { parts.append(StyledText("… and \(hidden.counted("more call"))", .quiet)) }
    text = parts.joined(separator: "\n\n")
  }

  private static func text(of part: SequenceDiagram, width: Int) -> StyledText {
    let count = part.lanes.count
    let pitch = width - margin - 4 * count >= usualRoom ? 4 : 3
    let heads = part.lanes.enumerated().map { index, lane -> StyledText in
      let rail = String(repeating: " ", count: margin) + lanes(index, pitch: pitch)
      let name = StyledText(lane.type, TextStyle(role: lane.role))
      let role = lane.role.map { StyledText("  \($0.words)", .quiet) } ?? StyledText()
      let isWide = rail.count + (name + role).columns > width
      return rows(isWide ? name : name + role, first: rail, others: rail, width: width)
    }
    let calls = part.messages.map { message -> StyledText in
      let arrow = row(message, count: count, pitch: pitch)
      let through = message.through.map { "  through \($0)" } ?? ""
      let room = width - arrow.count - 1 - TextMetrics.columns(of: through)
      let text = StyledText(message.forms.form(within: room)) + StyledText(through, .quiet)
      let rail = String(repeating: " ", count: margin) + lanes(count, pitch: pitch)
      return rows(text, first: arrow + " ", others: rail + "  ", width: width)
    }
    return (heads + calls).joined(separator: "\n")
  }

  private static func lanes(_ count: Int, pitch: Int) -> String {
    (0..<count).map { _ in TextMetrics.padded("│", to: pitch) }.joined()
  }

  /// A text on as many rows as it takes behind the lanes.
  private static func rows(_ text: StyledText, first: String, others: String, width: Int) -> StyledText {
    let isWide = first.count + text.columns > width
    let parts = isWide ? text.wrapped(to: max(width - others.count, leastLetters)) : [text]
    return zip([first] + Array(repeating: others, count: parts.count), parts).map { StyledText($0, .quiet) + $1 }
      .joined(separator: "\n")
  }

  /// The lanes of one line, with the arrow.
  private static func row(_ message: SequenceDiagram.Message, count: Int, pitch: Int) -> String {
    var cells = [Character](repeating: " ", count: margin + count * pitch)
    func column(_ lane: Int) -> Int { margin + lane * pitch }
    for lane in 0..<count { cells[column(lane)] = "│" }
    let line: Character = message.later ? "┄" : message.through == nil ? "─" : "·"
    let to = column(message.to)
    switch message.from {
    case nil:
      for cell in 0..<to { cells[cell] = line }
      cells[to - 1] = "▶"
    case message.to?:
      cells[to] = "├"
      if message.later { cells[to + 1] = line }
      cells[to + (message.later ? 2 : 1)] = "┐"
    case let from? where from < message.to:
      for cell in column(from) + 1..<to { cells[cell] = line }
      cells[column(from)] = "├"
      cells[to - 1] = "▶"
    case let from?:
      for cell in to + 1..<column(from) { cells[cell] = line }
      cells[column(from)] = "┤"
      cells[to + 1] = "◀"
    }
    return String(cells)
  }
}
