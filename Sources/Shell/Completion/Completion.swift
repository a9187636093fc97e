/// What can stand in a line where the cursor is.
public struct Completion: Hashable, Sendable {
  /// The part of the line that a candidate takes the place of, in UTF-8 code units; it ends at the cursor.
  public let range: Range<Int>
  /// Texts ready to stand in the line: quoted where they must be, with a space behind where the word is whole.
  public let candidates: [String]

  /// Candidates for a part of a line.
  public init(range: Range<Int>, candidates: [String]) {
    self.range = range
    self.candidates = candidates
  }
}
