/// One thing that can stand in a line, with a word on what it is.
public struct Candidate: Hashable, Sendable {
  /// What is written.
  public let text: String
  /// What it is or does, in a few words; empty if its name says all.
  public let meaning: String

  /// Something to write, and what it is.
  public init(_ text: String, _ meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }
}
