import UserDomain

/// What the app says.
enum Strings {
  static let ok = "OK"
  static let cancel = "Cancel"
  static let retry = "Retry"

  static let signIn = "Sign in"
  static let name = "Name"

  static let user = "User"
  static let editName = "Edit name"
  static let friends = "Friends"
  static let myFriends = "My friends"
  static let signOut = "Sign Out"

  static let firstName = "First name"
  static let lastName = "Last name"
  static let save = "Save"

  static let noConnection = "Can't reach the server"

  static let noFriends = "No friends yet"

  static func noOneCalled(_ name: String) -> String { "No one is called \"\(name)\"" }

  static func noUser(_ id: User.ID) -> String { "There is no user \(id)" }
}
