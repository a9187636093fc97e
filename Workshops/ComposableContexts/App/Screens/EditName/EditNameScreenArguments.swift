import UserDomain

/// Whose name is edited, and who wants to know how that ends.
package struct EditNameScreenArguments {
  let userID: User.ID
  /// Called exactly once: after a save, or when the person gives up.
  let ended: (EditNameOutcome) -> Void

  package init(userID: User.ID, ended: @escaping (EditNameOutcome) -> Void) {
    self.userID = userID
    self.ended = ended
  }
}
