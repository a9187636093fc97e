import UserDomain

/// Where one can go from a person's screen.
protocol UserFlowControllerProtocol: FlowControllerProtocol {
  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void)
  func showFriends(userID: User.ID)
  func goToLogin()
}
