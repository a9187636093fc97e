import UserDomain

/// Knows people.
protocol UserServiceProtocol: AnyObject {
  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void)
  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void)
  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void)
  /// How many friends somebody had when they were asked for last; `nil` until then.
  func friendCount(of id: User.ID) -> Int?
  func forgetFriendCounts()
  /// An update that is cancelled in time has changed nothing.
  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> Task<Void, Never>

  /// Tells the listener, which is held weakly, of every update, and of friends that were asked for.
  func addFriendCountListener(_ listener: any FriendCountListener)
  func addListener(_ listener: any UserServiceListener)
}
