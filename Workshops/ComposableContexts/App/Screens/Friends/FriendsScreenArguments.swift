import UserDomain

/// Whose friends the screen shows.
struct FriendsScreenArguments: Hashable {
  let userID: User.ID
}
