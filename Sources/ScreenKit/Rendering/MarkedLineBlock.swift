import TextLayout

/// One line with a mark before it: `◌ Loading`.
struct MarkedLineBlock: ScreenBlock {
  private let text: String

  init(mark: String, text: String) {
    self.text = "\(mark) \(TextMetrics.printable(text))"
  }

  var naturalWidth: Int { TextMetrics.columns(of: text) }

  func lines(width: Int) -> [String] { [TextMetrics.truncated(text, to: width)] }
}
