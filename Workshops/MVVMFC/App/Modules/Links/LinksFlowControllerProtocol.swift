import UserDomain

/// Where links lead. What is presented makes way.
protocol LinksFlowControllerProtocol: AnyObject {
  /// Begins anew with a person's screen.
  func goToUser(id: User.ID)
  func showUser(id: User.ID, modally: Bool)
  func showFriends(userID: User.ID, modally: Bool)
  func showEditName(userID: User.ID)
}
