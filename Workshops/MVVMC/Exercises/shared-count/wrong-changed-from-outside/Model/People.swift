import UserDomain

/// Everyone whom the app has loaded, as last heard of.
struct People: Hashable {
  private var users: [User.ID: User] = [:]
  /// How many friends each person has of whose friends somebody has asked.
  var friendCounts: [User.ID: Int] = [:]

  subscript(id: User.ID) -> User? {
    get { users[id] }
    set { users[id] = newValue }
  }
}
