import UserDomain

/// Whose friends the screen shows.
package struct FriendsScreenArguments: Hashable {
  let userID: User.ID

  package init(userID: User.ID) {
    self.userID = userID
  }
}
