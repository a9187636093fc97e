import UserDomain

/// A `SessionStore` that forgets when the app ends.
public final class InMemorySessionStore: SessionStore {
  public var userID: User.ID?

  public init(userID: User.ID? = nil) {
    self.userID = userID
  }
}
