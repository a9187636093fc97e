import UserDomain

/// Wants to know when a person's names have changed, whoever changed them.
protocol UserServiceListener: AnyObject {
  func userService(_ userService: any UserServiceProtocol, didUpdate user: User)
}
