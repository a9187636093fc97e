/// Text that the instrumenter adds to a file. It never holds a line break, so that no line moves.
struct Insertion: Hashable, Sendable {
  /// Where, in bytes of the original file.
  let offset: Int
  let text: String
}
