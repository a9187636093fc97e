import TerminalText
import TextLayout

/// Where the lines of one wiring stand: behind its name, which takes the same room for all wirings, or below it, where
/// that leaves too little.
struct NamedLines {
  private static let leastRoom = 34

  /// How many columns a line has.
  let room: Int
  private let name: String
  private let nameWidth: Int
  private let isBelow: Bool

  /// - Parameter names: those of all wirings.
  init(name: String, among names: [String], width: Int) {
    self.name = name
    nameWidth = (names.map { TextMetrics.columns(of: $0) }.max() ?? 0) + 2
    isBelow = width - nameWidth - 2 < Self.leastRoom
    room = max(width - (isBelow ? 4 : nameWidth + 2), 8)
  }

  func lines(_ lines: [StyledText]) -> [StyledText] {
    let lines = lines.flatMap { line in
      line.columns <= room
        ? [line] : line.wrapped(to: room - 2).enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
    }
    if isBelow { return ["  \(name, .bold)"] + lines.map { "    " + $0 } }
    return lines.enumerated().map { index, line in
      let label = TextMetrics.padded(index == 0 ? name : "", to: nameWidth)
      return "  \(label, .bold)" + line
    }
  }
}
