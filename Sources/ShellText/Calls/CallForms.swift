import TextLayout

extension [String] {
  /// Of several forms of a text, the longest first, the first for which there is room, or else the last.
  func form(within room: Int) -> String {
    first { TextMetrics.columns(of: $0) <= room } ?? last ?? ""
  }
}
