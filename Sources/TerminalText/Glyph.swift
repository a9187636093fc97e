import TextLayout

/// One character of a styled text.
struct Glyph {
  let character: Character
  let style: TextStyle
  /// Its width, in columns of a terminal.
  let columns: Int

  /// The glyph, or an ellipsis if it is wider than a line.
  func fitting(in width: Int) -> Glyph {
    let character = TextMetrics.fitting(character, in: width)
    return Glyph(character: character, style: style, columns: TextMetrics.columns(of: character))
  }
}
