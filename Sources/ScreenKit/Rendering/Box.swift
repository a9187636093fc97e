import TextLayout

/// Blocks with a border around them, a title in it, and rules between their sections.
struct Box {
  /// The least width in which a box can be drawn.
  static let leastWidth = 12

  let border: BoxBorder
  let title: String
  let sections: [[any ScreenBlock]]

  /// The width in which everything has room.
  var naturalWidth: Int {
    let content = sections.joined().map(\.naturalWidth).max() ?? 0
    return max(content + 4, TextMetrics.columns(of: title) + 6)
  }

  func lines(width: Int) -> [String] {
    let contents = sections.map { section in
      section.flatMap { $0.lines(width: width - 4) }.map { line in
        "\(border.vertical) \(TextMetrics.padded(line, to: width - 4)) \(border.vertical)"
      }
    }
    let rule = border.leftTee + horizontal(width - 2) + border.rightTee
    return [top(width: width)] + Array(contents.joined(separator: [rule]))
      + [border.bottomLeft + horizontal(width - 2) + border.bottomRight]
  }

  private func top(width: Int) -> String {
    let title = TextMetrics.truncated(title, to: width - 6)
    guard !title.isEmpty else { return border.topLeft + horizontal(width - 2) + border.topRight }
    let rest = horizontal(width - 4 - TextMetrics.columns(of: title))
    return "\(border.topLeft) \(title) \(rest)\(border.topRight)"
  }

  private func horizontal(_ columns: Int) -> String {
    String(repeating: border.horizontal, count: max(0, columns))
  }
}

/// The lines around a box.
struct BoxBorder {
  let topLeft, topRight, bottomLeft, bottomRight, leftTee, rightTee, horizontal, vertical: String

  /// Around a screen.
  static let square = BoxBorder(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", leftTee: "├", rightTee: "┤",
    horizontal: "─", vertical: "│")
  /// Around a presented screen.
  static let round = BoxBorder(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", leftTee: "├", rightTee: "┤",
    horizontal: "─", vertical: "│")
  /// Around an alert.
  static let double = BoxBorder(
    topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", leftTee: "╠", rightTee: "╣",
    horizontal: "═", vertical: "║")
}
