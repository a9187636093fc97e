import UserDomain

/// Wants to know what a service has heard of people, whoever asked.
protocol UserServiceObserver: AnyObject {
  func userService(_ userService: any UserService, didUpdate user: User)
  func userService(_ userService: any UserService, didLoadFriendsOf id: User.ID)
}

extension UserServiceObserver {
  func userService(_ userService: any UserService, didLoadFriendsOf id: User.ID) {}
}
