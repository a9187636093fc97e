import MVVMFCLibrary
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
  static let signOut = "Sign Out"

  static let addToFavourites = "Add to favourites"
  static let removeFromFavourites = "Remove from favourites"
  static let favourite = "favourite"

  static let firstName = "First name"
  static let lastName = "Last name"
  static let save = "Save"

  static let noFriends = "No friends yet"

  static func noOneCalled(_ name: String) -> String { "No one is called \"\(name)\"" }

  static func noUser(_ id: User.ID) -> String { "There is no user \(id)" }

  static func title(of apiError: ApiError) -> String {
    switch apiError {
    case .unreachable, .timeout: "Can't reach the server"
    case .notFound: "There is nothing here"
    case .invalidResponse: "The server's answer cannot be read"
    }
  }
}
