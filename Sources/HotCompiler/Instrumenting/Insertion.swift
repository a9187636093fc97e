/// Text that the instrumenter inserts into a file. It never contains a line break, so that no line moves.
struct Insertion: Hashable, Sendable {
  /// The position, in bytes of the original file.
  let offset: Int
  let text: String
}
