import TextLayout

/// Fills the inside of a control: spaces, or dots if it is disabled.
struct Filler: CustomStringConvertible {
  let isEnabled: Bool

  var description: String { isEnabled ? " " : "·" }

  func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: description, count: max(0, columns - TextMetrics.columns(of: text)))
  }
}
