import UserDomain

/// What the app says to people, other than the titles on its screens.
enum Messages {
  static let serverUnreachable = "Can't reach the server"
  static let noFriends = "No friends yet"

  static func noUser(_ id: User.ID) -> String { "Nobody has the number \(id)" }

  static func noOneCalled(_ name: String) -> String { "No one is called \"\(name)\"" }
}
