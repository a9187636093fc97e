/// What can stand in a line where the cursor is.
public struct Completion: Hashable, Sendable {
  /// The part of the line that a candidate takes the place of, in UTF-8 code units; it ends at the cursor.
  public let range: Range<Int>
  /// Texts ready to stand in the line: quoted where they must be, with a space behind where the word is whole.
  public let offers: [Candidate]
  /// What else can be written there, which is shown and not completed: options, and what stands for any text.
  public let others: [Candidate]

  /// Candidates for a part of a line.
  public init(range: Range<Int>, offers: [Candidate], others: [Candidate] = []) {
    self.range = range
    self.offers = offers
    self.others = others
  }

  /// The texts of the offers.
  public var candidates: [String] { offers.map(\.text) }
}
