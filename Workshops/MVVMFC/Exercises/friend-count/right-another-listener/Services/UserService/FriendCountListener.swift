import UserDomain

/// Wants to know how many friends somebody has.
protocol FriendCountListener: AnyObject {
  func userService(_ userService: any UserServiceProtocol, didLoadFriendsOf userID: User.ID)
}
