import UserDomain

/// Wants to know how many friends people have, as soon as anybody has asked for them.
protocol FriendCountObserver: AnyObject {
  func userService(_ userService: any UserService, didCount friendCount: Int, friendsOf id: User.ID)
}
