import MVVMFCLibrary
import UserDomain

/// Knows people.
protocol UserServiceProtocol: AnyObject {
  /// The person as last heard of, without a request.
  func knownUser(id: User.ID) -> User?
  func user(id: User.ID, completion: @escaping (Result<User, ApiError>) -> Void)
  func user(firstName: String, completion: @escaping (Result<User, ApiError>) -> Void)
  func friends(of id: User.ID, completion: @escaping (Result<[User], ApiError>) -> Void)
  /// An update that is cancelled in time has changed nothing.
  func update(_ user: User, completion: @escaping (Result<User, ApiError>) -> Void) -> ApiTask

  func isFavourite(_ userID: User.ID) -> Bool
  func addFavourite(_ userID: User.ID)
  func removeFavourite(_ userID: User.ID)
  func removeFavourites()

  /// Tells the listener, which is held weakly, of every update.
  func addListener(_ listener: any UserServiceListener)
}
