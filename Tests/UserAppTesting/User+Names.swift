import UserDomain

extension User {
  /// The person who is signed in where a test does not say otherwise.
  public nonisolated static let ann = User(id: 42, firstName: "Ann", lastName: "Appleseed")
  public nonisolated static let bob = User(id: 7, firstName: "Bob", lastName: "Baker")
  public nonisolated static let cy = User(id: 13, firstName: "Cy", lastName: "Young")
}
