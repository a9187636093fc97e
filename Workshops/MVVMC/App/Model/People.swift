import UserDomain

/// Everyone whom the app has loaded, as last heard of.
struct People: Hashable {
  private var users: [User.ID: User] = [:]

  subscript(id: User.ID) -> User? {
    get { users[id] }
    set { users[id] = newValue }
  }
}
