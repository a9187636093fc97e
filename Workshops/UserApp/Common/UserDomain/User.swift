/// A person who uses the app.
public nonisolated struct User: Identifiable, Hashable, Sendable {
  public let id: ID
  public var firstName: String
  public var lastName: String

  public var fullName: String { "\(firstName) \(lastName)" }

  public init(id: ID, firstName: String, lastName: String) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
  }

  /// Says which person is meant. It is written as a number, and cannot be mistaken for a row or a count.
  public struct ID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Reads an id that somebody has written, and is `nil` where it is not a number.
    public init?(_ description: String) {
      guard let rawValue = Int(description) else { return nil }
      self.init(rawValue: rawValue)
    }

    public var description: String { String(rawValue) }
  }
}
