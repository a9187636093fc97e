import UserDomain

/// Knows who is signed in.
final class Session {
  static let shared = Session()

  /// Set at launch.
  var store: (any SessionStore)?

  var userID: User.ID? {
    get { store?.userID }
    set { store?.userID = newValue }
  }
}
