import TextLayout

/// Buttons beside one another, in as many lines as they need: `[ Save ] [·Undo·] [ ✓ Home ]`.
///
/// Dots stand for a disabled button, the tick for a selected one.
struct ButtonsBlock: ScreenBlock {
  let buttons: [Screen.Element]

  var naturalWidth: Int {
    let widths = buttons.map { TextMetrics.columns(of: title(of: $0)) + 4 }
    return widths.reduce(0, +) + max(0, widths.count - 1)
  }

  func lines(width: Int) -> [String] {
    var lines: [String] = []
    var columns = 0
    for button in buttons {
      let text = text(of: button, width: width)
      let textColumns = TextMetrics.columns(of: text)
      if let last = lines.last, columns + 1 + textColumns <= width {
        lines[lines.count - 1] = "\(last) \(text)"
        columns += 1 + textColumns
      } else {
        lines.append(text)
        columns = textColumns
      }
    }
    return lines
  }

  private func title(of button: Screen.Element) -> String {
    let title = TextMetrics.printable(button.text)
    return button.value == "selected" ? "✓ \(title)" : title
  }

  private func text(of button: Screen.Element, width: Int) -> String {
    let filler = Filler(isEnabled: button.enabled)
    return TextMetrics.truncated(
      "[\(filler)\(TextMetrics.truncated(title(of: button), to: width - 4))\(filler)]", to: width)
  }
}
