import UserDomain

/// Wants to know when a person's names have changed, whoever changed them.
protocol UserServiceObserver: AnyObject {
  func userService(_ userService: any UserService, didUpdate user: User)
}
