import UserDomain

/// Where one can go from a list of friends.
protocol FriendsFlowControllerProtocol: FlowControllerProtocol {
  func showUser(id: User.ID)
}
