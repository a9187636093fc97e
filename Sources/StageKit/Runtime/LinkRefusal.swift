/// Turns a link down, in words for the person who opened it.
public struct LinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the link is not followed, as the shell shows it.
  public let description: String

  /// A refusal in these words.
  public init(_ description: String) {
    self.description = description
  }
}
