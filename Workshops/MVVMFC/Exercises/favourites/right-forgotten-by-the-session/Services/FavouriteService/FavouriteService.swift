import UserDomain

/// Knows favourites for as long as the app runs.
final class FavouriteService: FavouriteServiceProtocol {
  private struct WeakListener {
    weak var value: (any FavouriteServiceListener)?
  }

  private var favourites: Set<User.ID> = []
  private var listeners: [WeakListener] = []

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
    listeners.removeAll { $0.value == nil }
    listeners.append(WeakListener(value: listener))
  }

  private func notifyListeners() {
    for listener in listeners {
      listener.value?.favouriteServiceDidUpdate(self)
    }
  }
}
