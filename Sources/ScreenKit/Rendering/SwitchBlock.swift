import TextLayout

/// A switch, its state at the right in a drawing and a word: `Wi-Fi      (──●) on`.
struct SwitchBlock: ScreenBlock {
  private let label: String
  private let state: String

  init(switch element: Screen.Element) {
    label = TextMetrics.printable(element.text)
    let line = element.enabled ? "──" : "··"
    state = element.value == "on" ? "(\(line)●) on " : "(○\(line)) off"
  }

  var naturalWidth: Int { TextMetrics.columns(of: label) + 2 + TextMetrics.columns(of: state) }

  func lines(width: Int) -> [String] {
    let room = width - TextMetrics.columns(of: state)
    guard room >= 6 else {
      return [label, state].map { TextMetrics.truncated($0, to: width) }
    }
    return [TextMetrics.padded(TextMetrics.truncated(label, to: room - 2), to: room) + state]
  }
}
