import UserDomain

/// What the app says to people, other than the titles on its screens.
enum Messages {
  static let serverUnreachable = "Can't reach the server"
  static let user = "User"
  static let noFriends = "No friends yet"

  static func user(friendCount: Int) -> String { "User, friends: \(friendCount)" }

  static func noUser(_ id: User.ID) -> String { "There is no user \(id)" }

  static func noOneCalled(_ name: String) -> String { "No one is called \"\(name)\"" }
}
