import UserDomain

/// Knows favourites for as long as the app runs.
final class FavouriteService: FavouriteServiceProtocol {
  private var favourites: Set<User.ID> = []

  func isFavourite(_ userID: User.ID) -> Bool {
    favourites.contains(userID)
  }

  func add(_ userID: User.ID) {
    favourites.insert(userID)
  }

  func remove(_ userID: User.ID) {
    favourites.remove(userID)
  }

  func removeAll() {
    favourites = []
  }
}
