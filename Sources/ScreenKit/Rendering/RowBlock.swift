import TextLayout

/// A row of a list, its detail at the right: `› Bob Baker      3 friends`.
struct RowBlock: ScreenBlock {
  private let mark: String
  private let text: String
  private let detail: String

  init(row: Screen.Element) {
    mark = row.enabled ? "›" : "·"
    text = TextMetrics.printable(row.text)
    detail = TextMetrics.printable(row.value ?? "")
  }

  var naturalWidth: Int {
    let columns = 2 + TextMetrics.columns(of: text)
    return detail.isEmpty ? columns : columns + 2 + TextMetrics.columns(of: detail)
  }

  func lines(width: Int) -> [String] {
    let head = "\(mark) \(text)"
    guard !detail.isEmpty else { return [TextMetrics.truncated(head, to: width)] }
    let missing = max(0, naturalWidth - width)
    let detailColumns = TextMetrics.columns(of: detail)
    // If there is too little room, the text shrinks down to half of the line, then the detail.
    let headColumns = max(min(TextMetrics.columns(of: head), width / 2), TextMetrics.columns(of: head) - missing)
    let tail = TextMetrics.truncated(detail, to: min(detailColumns, width - headColumns - 2))
    guard !tail.isEmpty else { return [TextMetrics.truncated(head, to: width)] }
    let room = width - TextMetrics.columns(of: tail)
    return [TextMetrics.padded(TextMetrics.truncated(head, to: room - 2), to: room) + tail]
  }
}
