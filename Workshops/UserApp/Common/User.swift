/// A person who uses the app.
public nonisolated struct User: Identifiable, Hashable, Sendable {
  public let id: Int
  public var firstName: String
  public var lastName: String

  public var fullName: String { "\(firstName) \(lastName)" }

  public init(id: Int, firstName: String, lastName: String) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
  }
}
