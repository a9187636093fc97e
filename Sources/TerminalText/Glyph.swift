/// One character of a styled text.
struct Glyph {
  let character: Character
  let style: TextStyle
  /// How many columns of a terminal it takes.
  let columns: Int
}
