import UserDomain

/// Who uses the app, and who they know.
protocol UserService: AnyObject {
  /// The signed-in person; `nil` if there is none.
  var signedInUserID: User.ID? { get }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, UserAPIError>) -> Void)
  func signOut()

  func user(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  func friends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void)
  /// How many friends somebody had when they were asked for last; `nil` until then.
  func friendCount(of id: User.ID) -> Int?
  /// An update that is cancelled in time has changed nothing.
  func update(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) -> any APICall

  /// Tells the observer, which is held weakly, of every update.
  func addObserver(_ observer: any UserServiceObserver)
  /// Tells the observer, which is held weakly, each time that somebody's friends have been counted.
  func addFriendCountObserver(_ observer: any FriendCountObserver)
}
