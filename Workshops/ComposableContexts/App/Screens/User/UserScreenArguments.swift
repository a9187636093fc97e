import UserDomain

/// Whom the user screen shows.
struct UserScreenArguments: Hashable {
  let userID: User.ID
}
