import UserDomain

/// Wants to know what a service has heard of people, whoever asked.
protocol UserServiceListener: AnyObject {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User)
  func userService(_ userService: any UserServiceProtocol, didLoadFriendsOf userID: User.ID)
}

extension UserServiceListener {
  func userService(_ userService: any UserServiceProtocol, didLoadFriendsOf userID: User.ID) {}
}
