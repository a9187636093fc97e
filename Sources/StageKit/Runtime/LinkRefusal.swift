/// Turns a link down, in words for the person who opened it.
public struct LinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
