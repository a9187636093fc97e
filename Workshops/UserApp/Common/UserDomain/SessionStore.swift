/// Remembers who is signed in.
public protocol SessionStore: AnyObject {
  /// The signed-in person, or `nil`.
  var userID: User.ID? { get set }
}
