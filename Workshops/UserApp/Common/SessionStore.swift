/// Remembers who is signed in.
public protocol SessionStore: AnyObject {
  /// The signed-in person, or nothing.
  var userID: User.ID? { get set }
}

/// A `SessionStore` that forgets when the app ends.
public final class InMemorySessionStore: SessionStore {
  public var userID: User.ID?

  public init(userID: User.ID? = nil) {
    self.userID = userID
  }
}
