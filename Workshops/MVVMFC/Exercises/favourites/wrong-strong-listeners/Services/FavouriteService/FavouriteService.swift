import UserDomain

/// Knows favourites for as long as the app runs.
final class FavouriteService: FavouriteServiceProtocol {
  private var favourites: Set<User.ID> = []
  private var listeners: [any FavouriteServiceListener] = []

  func isFavourite(_ userID: User.ID) -> Bool {
    favourites.contains(userID)
  }

  func add(_ userID: User.ID) {
    favourites.insert(userID)
    notifyListeners()
  }

  func remove(_ userID: User.ID) {
    favourites.remove(userID)
    notifyListeners()
  }

  func removeAll() {
    favourites = []
    notifyListeners()
  }

  func addListener(_ listener: any FavouriteServiceListener) {
    listeners.append(listener)
  }

  private func notifyListeners() {
    for listener in listeners {
      listener.favouriteServiceDidUpdate(self)
    }
  }
}
