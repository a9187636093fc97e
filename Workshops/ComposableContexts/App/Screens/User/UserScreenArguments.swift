import UserDomain

/// Whom the user screen shows.
package struct UserScreenArguments: Hashable {
  let userID: User.ID

  package init(userID: User.ID) {
    self.userID = userID
  }
}
