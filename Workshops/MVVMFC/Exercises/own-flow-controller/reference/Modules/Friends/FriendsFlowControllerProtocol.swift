import UserDomain

/// Where one can go from a list of friends.
protocol FriendsFlowControllerProtocol: AnyObject {
  func showUser(id: User.ID)
}
