/// One character of a styled text.
struct Glyph {
  let character: Character
  let style: TextStyle
  /// Its width, in columns of a terminal.
  let columns: Int
}
