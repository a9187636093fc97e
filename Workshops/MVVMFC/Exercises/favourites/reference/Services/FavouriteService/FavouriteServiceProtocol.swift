import UserDomain

/// Knows who is a favourite of the signed-in person.
protocol FavouriteServiceProtocol: AnyObject {
  func isFavourite(_ userID: User.ID) -> Bool
  func add(_ userID: User.ID)
  func remove(_ userID: User.ID)
  func removeAll()

  /// Tells the listener, which is held weakly, of every change.
  func addListener(_ listener: any FavouriteServiceListener)
}
