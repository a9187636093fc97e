import UserDomain

/// Where links lead, and what is said over the screens. What is presented makes way for a link.
protocol LinksFlowControllerProtocol: AnyObject {
  /// Begins anew with a person's screen.
  func goToUser(id: User.ID)
  func showUser(id: User.ID, modally: Bool)
  func showFriends(userID: User.ID, modally: Bool)
  func showEditName(userID: User.ID)
  /// Says what has happened, over whatever is on the screen, for 5 s.
  ///
  /// - Parameter tapped: called when the person wants to know more.
  func showNotification(_ text: String, tapped: @escaping () -> Void)
}
